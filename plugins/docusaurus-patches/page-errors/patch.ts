import type { Patch } from 'docusaurus-speed/patches';

export const patch: Patch = {
  does: 'Prints errors in pages and demos in one line each: file, line, cause and fix.',
  upstream: [
    '@docusaurus/bundler/lib/compiler.js',
    '@docusaurus/mdx-loader/lib/loader.js',
    '@docusaurus/core/bin/docusaurus.mjs',
  ],
  gain: {
    kind: 'defect',
    test: 'plugins/docusaurus-patches/page-errors/page-error.test.ts',
    text: 'Writers read 1 line instead of up to 600 lines of stack traces for an error that occurs on several pages.',
  },
  guard: 'Unit tests of the messages.',
  removeWhen: 'Docusaurus prints the cause of an error without stack traces.',
};
