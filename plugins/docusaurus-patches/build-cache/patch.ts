import type { Patch } from '../types';

export const patch: Patch = {
  does: "Adds the code that compiles pages, and the choice of products and versions, to the version of the bundler's cache.",
  upstream: ['@docusaurus/core/lib/webpack/base.js'],
  gain: '',
  guard: 'A unit test of the version.',
  removeWhen: "The bundler's cache watches the code of loaders.",
};
