import type { Surfaces } from './surfaces';

/** The colors of links and of the current entries of menus, in both modes. */
export type Accent = Record<'light' | 'dark', Pick<Surfaces, 'link' | 'link-active-surface'>>;

/**
 * The accents of products, near the colors of their logos, by the id of their docs. The others have
 * the site's blue. Minified, each color has three digits, because all pages contain them. `surfaces.test.ts` checks their contrast.
 */
export const ACCENTS: Readonly<Record<string, Accent>> = {
  'docs-joy': {
    light: { link: '#8822aa', 'link-active-surface': '#ffeeff' },
    dark: { link: '#eeaaff', 'link-active-surface': '#332244' },
  },
  'docs-system': {
    light: { link: '#006644', 'link-active-surface': '#ddeedd' },
    dark: { link: '#77ddbb', 'link-active-surface': '#113322' },
  },
  'docs-x': {
    light: { link: '#993311', 'link-active-surface': '#ffeedd' },
    dark: { link: '#ffaa77', 'link-active-surface': '#332211' },
  },
};
