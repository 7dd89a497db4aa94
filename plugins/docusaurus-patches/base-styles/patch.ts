import type { Patch } from 'docusaurus-speed/patches';
import { REPLACED } from './replaced';

export const patch: Patch = {
  does: "Replaces Infima and the styles of Docusaurus's components by the site's own: a fifth of the bytes, the site's breakpoint, both directions of text, no selectors that make browsers match the whole page.",
  upstream: [
    'infima/dist/css/default/default.css',
    '@docusaurus/theme-classic/lib/nprogress.css',
    ...REPLACED,
  ],
  gain: {
    kind: 'speed',
    ratio: [24.5, 28.2],
    text: "A text page's HTML with its styles is 24.5 kB instead of 28.2 kB, a component page's 46.2 kB instead of 49.9 kB.",
  },
  guard:
    'The build, if a component with other styles is used; a test, if one of the replaced styles has another class.',
  removeWhen:
    'Docusaurus has a theme without Infima (https://github.com/facebook/docusaurus/issues/2961).',
};
