import type { LibraryAdapter } from './types';

/** What every library has on a bare page, instead of this site's styles. */
const TEXT = {
  'box-sizing': 'border-box',
  'font-size': '1rem',
  'font-weight': '400',
  'text-align': 'var(--align-start)',
  'text-rendering': 'auto',
  'overflow-wrap': 'normal',
  '-webkit-tap-highlight-color': 'initial',
  '-webkit-font-smoothing': 'antialiased',
  '-moz-osx-font-smoothing': 'grayscale',
};

const inside = (roots: readonly string[]) =>
  roots.flatMap((root) => [`${root} *`, `${root} ::before`, `${root} ::after`]);

const declarations = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([property, value]) => `${property}:${value}`)
    .join(';');

/**
 * The stylesheet that pages with demos of a library have: its theme, and in its demos and portals the
 * inherited styles of a bare page instead of this site's. `isolation.css` explains how the styles of
 * elements are reverted; it has the same for the demos of all libraries.
 *
 * @param scope - The library's id.
 */
export function libraryCss(scope: string, { theme, base }: LibraryAdapter): string {
  const portals = base.portals.map((portal) => `body > ${portal}`);
  const isolated = portals.map((portal) => `${portal}:not(#\\#)`);
  const roots = [`.demo-root[data-scope='${scope}']`, ...portals];
  const rule = (selectors: readonly string[], text: string) =>
    selectors.length > 0 ? `${selectors.join()}{${text}}` : '';
  return [
    `@layer theme.library{${theme()}}`,
    '@layer theme.base{',
    rule([...isolated, ...inside(isolated)], 'all:revert-layer'),
    rule(
      base.texts.map((text) => `[dir='rtl'] ${text}:where(:not([dir]))`),
      'unicode-bidi:plaintext',
    ),
    '}@layer theme.site{',
    rule(roots, declarations({ ...TEXT, ...base.text })),
    rule(inside(roots), 'box-sizing:inherit'),
    // A demo with parts in another direction, see text-order.css.
    '.demo-root [dir]{text-align:var(--align-start)}.demo-root :is(strong,b){font-weight:700}',
    `:root[data-framed] body{background:${base.background}}`,
    '}',
  ].join('');
}
