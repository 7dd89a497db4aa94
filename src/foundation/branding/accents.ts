import type { Surfaces } from './surfaces';

/** The colors of links and of the current entries of menus, in both modes. */
export type Accent = Record<'light' | 'dark', Pick<Surfaces, 'link' | 'link-active-surface'>>;

/**
 * The accents of products, near the colors of their logos, by the id of their docs. The others have
 * the site's blue. `surfaces.test.ts` checks their contrast.
 */
export const ACCENTS: Readonly<Record<string, Accent>> = {
  'docs-joy': {
    light: { link: 'hsl(283, 55%, 42%)', 'link-active-surface': 'hsl(283, 70%, 96%)' },
    dark: { link: 'hsl(283, 80%, 82%)', 'link-active-surface': 'hsl(283, 35%, 19%)' },
  },
  'docs-system': {
    light: { link: 'hsl(160, 90%, 22%)', 'link-active-surface': 'hsl(155, 45%, 93%)' },
    dark: { link: 'hsl(155, 50%, 66%)', 'link-active-surface': 'hsl(158, 45%, 13%)' },
  },
  'docs-x': {
    light: { link: 'hsl(22, 78%, 33%)', 'link-active-surface': 'hsl(25, 80%, 95%)' },
    dark: { link: 'hsl(25, 85%, 72%)', 'link-active-surface': 'hsl(22, 45%, 15%)' },
  },
};
