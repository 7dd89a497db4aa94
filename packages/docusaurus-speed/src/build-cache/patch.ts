import type { Patch } from '../types';

export const patch: Patch = {
  does: "Adds the code that compiles pages, and the choice of products and versions, to the version of the bundler's cache.",
  upstream: ['@docusaurus/core/lib/webpack/base.js'],
  gain: {
    kind: 'defect',
    test: 'packages/docusaurus-speed/src/build-cache/cache-version.test.ts',
    text: 'A changed plugin takes effect in the next build. Without it, the cache contains what the old code has compiled.',
  },
  guard: 'A unit test of the version.',
  removeWhen: "The bundler's cache watches the code of loaders.",
};
