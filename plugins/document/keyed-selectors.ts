import type { Plugin } from 'postcss';

interface Replacement {
  /** End of the stylesheet's path. */
  file: string;
  /** A complete selector as the package writes it. */
  from: string;
  to: string;
}

/**
 * Selectors of packages that slow down each change of the document. After `header + *`, browsers
 * match the styles of everything below the parent of an element that comes or goes, because anything
 * could follow a header. Docusaurus means the header above a page's text, which has the class here.
 */
const REPLACEMENTS: readonly Replacement[] = [
  {
    file: '/theme-classic/lib/theme/DocItem/Layout/styles.module.css',
    from: '.docItemContainer header + *',
    to: '.docItemContainer :global(.doc-header) + *',
  },
];

/**
 * Makes selectors of packages start with a class. `built/selectors.test.ts` looks for such selectors
 * in the built stylesheet.
 *
 * @throws If a package no longer has a selector. Remove its replacement then.
 */
export function keyedSelectors(): Plugin {
  return {
    postcssPlugin: 'keyed-selectors',
    Once(root) {
      const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
      for (const { from, to } of REPLACEMENTS.filter((one) => file.endsWith(one.file))) {
        let found = false;
        root.walkRules((rule) => {
          found ||= rule.selectors.includes(from);
          rule.selectors = rule.selectors.map((selector) => (selector === from ? to : selector));
        });
        if (!found) {
          throw new Error(
            `${file} has no selector "${from}". Compare REPLACEMENTS in plugins/document/keyed-selectors.ts with this version of the package; if the selector is gone, remove its entry.`,
          );
        }
      }
    },
  };
}
