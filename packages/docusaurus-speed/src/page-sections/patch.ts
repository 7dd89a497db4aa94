import type { Patch } from '../types';

export const patch: Patch = {
  does: 'Splits the lists of all routes, chunk names and documents by folder, so the main script has none of them, and puts what surrounds pages into two scripts.',
  upstream: [
    '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    '@docusaurus/core/lib/client/preload.js',
    '@docusaurus/core/lib/client/PendingNavigation.js',
    '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    '@docusaurus/core/lib/client/clientEntry.js',
  ],
  gain: {
    kind: 'speed',
    ratio: [162, 227],
    text: 'A text page loads 162 kB of scripts in 7 files instead of 227 kB in 14, at 716 pages.',
  },
  guard:
    'The build, if a generated file has another shape, is bundled itself, or nothing imports `preload`.',
  removeWhen:
    'Docusaurus loads the list of routes in parts (https://github.com/facebook/docusaurus/issues/7174).',
};
