import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Patch } from '../types';

const THEME = path.join(__dirname, '../../../src/theme');

/** The components in `src/theme` that replace one of Docusaurus's. */
function replacedComponents(): string[] {
  return readdirSync(THEME, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx$/.test(file) && file !== 'ErrorPageContent.tsx')
    .map((file) => `@docusaurus/theme-classic/lib/theme/${file.replace('.tsx', '.js')}`);
}

export const patch: Patch = {
  does: 'Has no code of its own: the components in `src/theme/`, the one file that imports internal hooks (`src/docusaurus-internals.ts`), and the MDX processor in `plugins/doctor/compile-page.ts`.',
  upstream: [
    '@docusaurus/theme-common/lib/internal.js',
    '@docusaurus/mdx-loader/lib/processor.js',
    ...replacedComponents(),
  ],
  gain: '24 replaced components, whose upstream files a test compares, and 1 file that imports internal hooks.',
  guard: 'Types, and browser tests.',
  removeWhen: 'A replaced component can be configured instead.',
};
