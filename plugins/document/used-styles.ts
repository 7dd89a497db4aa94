import type { Plugin, Root, Rule } from 'postcss';

/** Classes of Infima on the site's pages, and in parts of the theme that a site can turn on. */
const USED = new Set(
  [
    'alert alert--danger alert--info alert--secondary alert--success alert--warning',
    'badge badge--secondary',
    'breadcrumbs breadcrumbs__item breadcrumbs__item--active breadcrumbs__link',
    'clean-btn close container row col col--3',
    'margin-top--md margin-top--sm markdown navbar navbar--fixed-top',
    'padding-bottom--lg padding-top--md',
    'pagination-nav pagination-nav__label pagination-nav__link pagination-nav__link--next',
    'pagination-nav__link--prev pagination-nav__sublabel',
    'tabs tabs--block tabs__item tabs__item--active thin-scrollbar',
  ].flatMap((names) => names.split(' ')),
);

/** Custom properties of components without a class in `USED`, and others that nothing reads. */
const UNUSED_PROPERTY = new RegExp(
  `^--ifm-(?:(?:${[
    'avatar|button|button-group|card|dropdown|footer|hero|menu|navbar-(?:item|link|search-input|sidebar)',
    'pagination(?!-nav)|pills|toc(?!-border)',
  ].join('|')})-|(?:${[
    'alert-color|breadcrumb-separator(?:-\\w+)*',
    'color-\\w+-(?:darker|darkest|light|lighter|lightest)|color-(?:danger|info|success|warning)',
    'color-primary-(?:dark|contrast-(?:back|fore)ground)|color-emphasis-(?:1000|600|700)',
    'contrast-(?:back|fore)ground-(?:dark-)?value|(?:dark|light)(?:er|est)?-value',
    'font-color-base-inverse|font-weight-(?:base|light)|global-shadow-tl|h1-vertical-rhythm-top',
    'hr-border-color|image-alignment-padding|transition-slow|z-index-dropdown',
  ].join('|')})$)`,
);

/** A selector of something that the site draws itself. */
const REPLACED = /^\.breadcrumbs__item:not\(:last-child\)::?after$/;

const INFIMA = /\/infima\/dist\/css\/[^/]+\/[^/]+\.css$/;
const classesOf = (selector: string) =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name);

/** Names of Infima's classes whose styles are left out. */
export function unusedClasses(infima: Root): Set<string> {
  const unused = new Set<string>();
  infima.walkRules(({ selector }) => {
    classesOf(selector).forEach((name) => {
      if (!USED.has(name)) {
        unused.add(name);
      }
    });
  });
  return unused;
}

/**
 * Leaves out the styles of Infima's classes and properties that the site doesn't use, because Infima
 * has no option for it. They were a fifth of the stylesheet that every page loads first.
 * `built/first-styles.test.ts` checks that no page has an element with such a class.
 *
 * @throws If Infima has no styles of a class in `USED`. Remove it from the list then.
 */
export function usedStyles(): Plugin {
  return {
    postcssPlugin: 'used-styles',
    Once(root) {
      const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
      if (!INFIMA.test(file)) {
        return;
      }
      const found = new Set<string>();
      const unused: Rule[] = [];
      root.walkRules((rule) => {
        const kept = rule.selectors.filter((selector) => {
          const names = classesOf(selector);
          names.forEach((name) => found.add(name));
          return names.every((name) => USED.has(name)) && !REPLACED.test(selector.trim());
        });
        if (kept.length === 0) {
          unused.push(rule);
        } else {
          rule.selectors = kept;
        }
      });
      // Later, because a walk skips the rule after one that it removes from a layer.
      unused.forEach((rule) => rule.remove());
      root.walkDecls(UNUSED_PROPERTY, (declaration) => void declaration.remove());
      const missing = [...USED].filter((name) => !found.has(name));
      if (missing.length > 0) {
        throw new Error(
          `${file} has no styles of ${missing.join(', ')}. Compare USED in plugins/document/used-styles.ts with this version of Infima.`,
        );
      }
    },
  };
}
