import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Patch } from 'docusaurus-speed/patches';
import { isUpstreamFile } from 'docusaurus-speed/upstream-file';

const OURS = path.join(__dirname, '../../../src/theme');

/** Folders with the components that a site can replace. */
const THEIRS = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/theme-live-codeblock/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/** The components that those in `src/theme` replace. */
function replacedComponents(): string[] {
  const components = readdirSync(OURS, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace(/\.tsx$/, ''));
  return components.flatMap(
    (component) =>
      THEIRS.flatMap((folder) => [
        `${folder}/${component}.js`,
        `${folder}/${component}/index.js`,
      ]).find(isUpstreamFile) ?? [],
  );
}

export const patch: Patch = {
  does: 'Has no code of its own: the components in `src/theme/`, and the one file that imports internal hooks.',
  code: ['src/foundation/docusaurus-internals.ts'],
  upstream: [
    '@docusaurus/theme-common/lib/internal.js',
    // It renders `src/theme/Playground`.
    '@docusaurus/theme-live-codeblock/lib/theme/LiveCodeBlock/index.js',
    ...replacedComponents(),
  ],
  gain: {
    kind: 'defect',
    test: 'test/browser/page-layout.spec.ts',
    text: 'Components of the site replace those of the theme.',
  },
  guard: 'Types, and browser tests.',
  removeWhen: 'A replaced component can be configured instead.',
};
