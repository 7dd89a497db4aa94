import type { Patch } from '../types';

export const patch: Patch = {
  does: "Writes each page's styles into its HTML, so its first paint takes one round trip.",
  upstream: ['@docusaurus/core/lib/ssg/ssgTemplate.html.js'],
  gain: {
    kind: 'speed',
    ratio: [1.0, 1.8],
    text: 'On slow 4G and a slow CPU, a text page paints after 1.0 s instead of 1.8 s, a component page after 1.1 s instead of 1.8 s. The HTML has 12 to 18 kB more.',
  },
  guard: '`test/built/first-styles.test.ts`, if a page has elements without their styles.',
  removeWhen: 'Docusaurus can inline styles.',
};
