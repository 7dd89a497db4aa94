import type { Patch } from '../types';

export const patch: Patch = {
  does: 'Restores the scroll position after back and forward navigation to a page whose code loads later.',
  upstream: [
    '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    'https://github.com/facebook/docusaurus/issues/9018',
  ],
  gain: 'Not a matter of speed: the back button returns to the position of a page whose code loads later, where Docusaurus would scroll to 0 px.',
  guard: 'A browser test of the back button, and unit tests.',
  removeWhen: 'Docusaurus restores the position itself.',
};
