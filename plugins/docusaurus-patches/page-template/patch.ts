import type { Patch } from '../types';

export const patch: Patch = {
  does: "Writes the document: the order of the layers first, emotion's styles in the head, each rule once, scripts in the order of their size, fonts only on fast connections.",
  upstream: [
    '@docusaurus/core/lib/ssg/ssgTemplate.js',
    '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
    '@emotion/cache',
  ],
  gain: '',
  guard: 'Tests of each page, `built/html.test.ts`.',
  removeWhen: 'Docusaurus has options for the order of tags in the head.',
};
