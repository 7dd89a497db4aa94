import type { Patch } from 'docusaurus-speed/patches';

export const patch: Patch = {
  does: "Imports Docusaurus's MDX processor from the package's folder.",
  code: [
    'plugins/content/doctor/compile-page.ts',
    'plugins/content/doctor/fixtures/render-page.ts',
  ],
  upstream: [
    '@docusaurus/mdx-loader/lib/loader.js',
    '@docusaurus/mdx-loader/lib/processor.js',
    '@docusaurus/mdx-loader/lib/utils.js',
    // `heading-ids.ts` of packages/mdx-doctor gives headings the same ids.
    '@docusaurus/mdx-loader/lib/remark/headings/index.js',
  ],
  gain: {
    kind: 'defect',
    test: 'plugins/content/doctor/page-syntax.test.ts',
    text: 'The doctor would report syntax that the build accepts, and accept what the build rejects.',
  },
  guard: 'Types, and tests that compare the doctor with the build.',
  removeWhen: 'The package exports its processor.',
};
