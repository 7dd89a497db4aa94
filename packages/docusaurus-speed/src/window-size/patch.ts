import type { Patch } from '../types';

export const patch: Patch = {
  does: "Replaces the hook for the window's size: a breakpoint of the site, known on the first render, without measuring.",
  upstream: [
    '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    'https://github.com/facebook/docusaurus/issues/9603',
  ],
  gain: {
    kind: 'defect',
    test: 'packages/docusaurus-speed/src/browser/window-size/use-window-size.test.tsx',
    text: 'Menus work as stylesheets with another breakpoint show them, between 997 and 1,199 px for example. On a slow phone, a page blocks its reader 0.70 to 0.97 as long as with an external store.',
  },
  guard: 'Types, unit tests, and browser tests at 1,200 and 1,440 px.',
  removeWhen: 'Docusaurus has an option for the breakpoint.',
};
