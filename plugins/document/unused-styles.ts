import type { Plugin } from 'postcss';

/** Components of Infima that neither the site nor the theme's parts in use have. */
const UNUSED = [
  'avatar',
  'button-group',
  'button',
  'dropdown',
  'hero',
  'navbar-sidebar',
  'pills',
] as const;

const ANY = UNUSED.join('|');
const CLASS = new RegExp(`\\.(?:${ANY})(?=$|__|--|[^\\w-])`);
const PROPERTY = new RegExp(`^--ifm-(?:${ANY})-`);

/** Class names of those components in HTML. */
export const UNUSED_CLASS = new RegExp(`^(?:${ANY})(?:$|__|--)`);

/**
 * Leaves out the styles of unused components of Infima, which has no option for it. They were a
 * twelfth of the stylesheet that every page loads first. `built/first-styles.test.ts` checks that no
 * page has an element with their class names.
 *
 * @throws If Infima has no styles of one of them. Remove it from the list then.
 */
export function unusedStyles(): Plugin {
  return {
    postcssPlugin: 'unused-styles',
    Once(root) {
      const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
      if (!/\/infima\/dist\/css\/[^/]+\/[^/]+\.css$/.test(file)) {
        return;
      }
      const found = new Set<string>();
      root.walkRules((rule) => {
        const kept = rule.selectors.filter((selector) => {
          const [match] = CLASS.exec(selector) ?? [];
          found.add(match ?? '');
          return match === undefined;
        });
        if (kept.length === 0) {
          rule.remove();
        } else {
          rule.selectors = kept;
        }
      });
      root.walkDecls(PROPERTY, (declaration) => void declaration.remove());
      const missing = UNUSED.filter((name) => !found.has(`.${name}`));
      if (missing.length > 0) {
        throw new Error(
          `${file} has no styles of ${missing.join(', ')}. Compare UNUSED in plugins/document/unused-styles.ts with this version of Infima.`,
        );
      }
    },
  };
}
