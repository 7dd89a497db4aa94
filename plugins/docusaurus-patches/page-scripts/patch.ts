import type { Patch } from '../types';

export const patch: Patch = {
  does: "Writes script tags of the page's own chunks into its HTML, so they load with the main script.",
  upstream: [
    '@docusaurus/core/lib/webpack/client.js',
    '@docusaurus/core/lib/client/clientEntry.js',
    'https://github.com/facebook/docusaurus/issues/3838',
  ],
  gain: '',
  guard: "The step after the build, if a page has no script tag of the bundler's runtime.",
  removeWhen: "Docusaurus writes tags of a page's chunks.",
};
