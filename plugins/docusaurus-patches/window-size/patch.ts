import type { Patch } from '../types';

export const patch: Patch = {
  does: "Replaces the hook for the window's size: this site's breakpoint, known on the first render, without measuring.",
  upstream: [
    '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    'https://github.com/facebook/docusaurus/issues/9603',
  ],
  gain: {
    kind: 'defect',
    test: 'plugins/docusaurus-patches/window-size/browser/use-window-size.test.tsx',
    text: 'Between 997 and 1,199 px, menus work as the stylesheets show them. On a slow phone, a page blocks its reader 0.70 to 0.97 as long as with an external store.',
  },
  guard: 'Types, unit tests, and browser tests at 1,200 and 1,440 px.',
  removeWhen: 'Docusaurus has an option for the breakpoint.',
};
