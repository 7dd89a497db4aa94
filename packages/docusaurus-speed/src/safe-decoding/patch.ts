import type { Patch } from '../types';

export const patch: Patch = {
  does: 'Makes the router and Docusaurus decode malformed addresses without throwing.',
  upstream: [
    'history',
    '@docusaurus/core/lib/client/preload.js',
    '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
  ],
  gain: {
    kind: 'defect',
    test: 'packages/docusaurus-speed/src/safe-decoding/index.test.ts',
    text: 'Malformed addresses, such as `/%E0%A4%A/`, have working menus and search; without it, no script of the page runs.',
  },
  guard: 'A unit test bundles the packages and opens a malformed address.',
  removeWhen:
    'The router decodes malformed addresses (https://github.com/remix-run/history/issues/505).',
};
