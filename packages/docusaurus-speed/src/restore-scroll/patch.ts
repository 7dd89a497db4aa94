import type { Patch } from '../types';

export const patch: Patch = {
  does: 'Restores the scroll position after back and forward navigation to a page whose code loads later.',
  upstream: [
    '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    'https://github.com/facebook/docusaurus/issues/9018',
  ],
  gain: {
    kind: 'defect',
    test: 'packages/docusaurus-speed/src/browser/restore-scroll/restore-scroll.test.ts',
    text: 'The back button returns to the position of a page whose code loads later, where Docusaurus would scroll to the top.',
  },
  guard: 'A browser test of the back button, and unit tests.',
  removeWhen: 'Docusaurus restores the position itself.',
};
