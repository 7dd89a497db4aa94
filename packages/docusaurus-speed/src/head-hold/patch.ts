import type { Patch } from '../types';

export const patch: Patch = {
  does: 'Blocks the head manager until React has hydrated the page.',
  upstream: ['react-helmet-async', '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js'],
  gain: {
    kind: 'defect',
    test: 'packages/docusaurus-speed/src/browser/head-hold/hold-head.test.tsx',
    text: 'No frame without the direction and the mode of the page while it hydrates.',
  },
  guard: 'A unit test, and browser tests that start pages in right-to-left and dark mode.',
  removeWhen: 'Docusaurus no longer writes the head while React hydrates.',
};
