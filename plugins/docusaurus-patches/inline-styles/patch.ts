import type { Patch } from '../types';

export const patch: Patch = {
  does: "Writes each page's styles into its HTML, so its first paint takes one round trip.",
  upstream: ['@docusaurus/core/lib/ssg/ssgTemplate.html.js'],
  gain: '',
  guard: '`built/first-styles.test.ts`, if a page has elements without their styles.',
  removeWhen: 'Docusaurus can inline styles.',
};
