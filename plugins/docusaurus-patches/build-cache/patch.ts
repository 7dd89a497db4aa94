import type { Patch } from '../types';

export const patch: Patch = {
  does: "Adds the code that compiles pages, and the choice of products and versions, to the version of the bundler's cache.",
  upstream: ['@docusaurus/core/lib/webpack/base.js'],
  gain: 'A changed plugin or product takes effect in the next build, and a build with a warm cache takes 85 CPU s instead of the 216 s of one that has to clear it.',
  guard: 'A unit test of the version.',
  removeWhen: "The bundler's cache watches the code of loaders.",
};
