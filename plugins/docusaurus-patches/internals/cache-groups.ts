import type { Patch } from 'docusaurus-speed/patches';

export const patch: Patch = {
  does: "Turns off Docusaurus's cache group `styles`, changes `common`, and ranks the site's groups around its priority 40: 42 for page-sections, 43 and up for demos, 150 for styles, 200 for playgrounds.",
  code: [
    'plugins/output/document/index.ts',
    'packages/docusaurus-speed/src/page-sections/page-chunks.ts',
    'plugins/content/demos/shared-chunks.ts',
    'plugins/reference/playground/family-chunks.ts',
  ],
  upstream: ['@docusaurus/core/lib/webpack/base.js'],
  gain: {
    kind: 'defect',
    test: 'plugins/output/document/their-groups.test.ts',
    text: "Docusaurus's group `styles` would put the styles of all pages into one file, and `common` would leave out what is smaller than 20 kB.",
  },
  guard: 'The build, if one of the groups is missing or has another priority.',
  removeWhen: 'Docusaurus can split stylesheets, and has an option for the size of shared scripts.',
};
