import type { Patch } from '../types';

export const patch: Patch = {
  does: "Replaces the hook for the window's size: this site's breakpoint, known on the first render, without measuring.",
  upstream: [
    '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    'https://github.com/facebook/docusaurus/issues/9603',
  ],
  gain: 'Between 997 and 1,199 px, menus work as the stylesheets show them.',
  guard: 'Browser tests at 1,199 and 1,200 px.',
  removeWhen: 'Docusaurus has an option for the breakpoint.',
};
