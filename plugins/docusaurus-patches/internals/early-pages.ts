import type { Patch } from 'docusaurus-speed/patches';

export const patch: Patch = {
  does: 'Writes the API pages in the constructor of a plugin: Docusaurus creates all plugins before any loads its content.',
  code: ['plugins/reference/api-pages/index.ts'],
  upstream: [
    '@docusaurus/core/lib/server/plugins/init.js',
    '@docusaurus/core/lib/server/plugins/plugins.js',
  ],
  gain: {
    kind: 'defect',
    test: 'plugins/reference/api-pages/written-pages.test.ts',
    text: 'The docs plugins would not find the API pages, because they read their folders while this plugin loads its content.',
  },
  guard: 'Broken links, which fail the build: each component page links to API pages.',
  removeWhen: 'The content of a docs plugin can come from another plugin.',
};
