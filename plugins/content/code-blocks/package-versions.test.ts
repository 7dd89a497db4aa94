/** @reads-pages */
import fs from 'node:fs';
import path from 'node:path';
import { dependencies } from '@site/lines/root-packages';
import { filesBelow } from '../../shared/files-below';
import { withVersions } from './package-versions';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

const MATERIAL = dependencies['@mui/material'];

const ROOT = path.resolve(__dirname, '../../..');
const CURRENT = 'docs-material/getting-started/installation.mdx';
const ARCHIVED = 'docs-material_versioned_docs/version-6.5.0/getting-started/installation.mdx';

const UPGRADE = 'docs-material/migration/upgrade-to-v9.mdx';

const on = (file: string, text: string) => withVersions(text, file);

describe('withVersions', () => {
  it.each([
    ['npm install @mui/material @emotion/react', 'npm install @mui/material@7 @emotion/react'],
    ['npm i -D @mui/x-data-grid', 'npm i -D @mui/x-data-grid@8'],
    [
      'npm install \\\n  @mui/joy \\\n  @mui/lab',
      'npm install \\\n  @mui/joy@5.0.0-beta.49 \\\n  @mui/lab@7.0.0-beta.17',
    ],
    ['cd app && pnpm add @mui/system', 'cd app && pnpm add @mui/system@7'],
    ['yarn add --dev @mui/x-license # paid', 'yarn add --dev @mui/x-license@8 # paid'],
    ['bun add @mui/material', 'bun add @mui/material@7'],
    ['npx @mui/codemod v7.0.0/grid-props src', 'npx @mui/codemod@7 v7.0.0/grid-props src'],
    ['pnpm dlx @mui/x-codemod a', 'pnpm dlx @mui/x-codemod@8 a'],
    ['Run npm install @mui/material.', 'Run npm install @mui/material@7.'],
    ['npm create vite && npm i "@mui/material"', 'npm create vite && npm i "@mui/material@7"'],
    [
      'https://esm.sh/@mui/material?external=react',
      `https://esm.sh/@mui/material@${MATERIAL}?external=react`,
    ],
    ['//unpkg.com/@mui/material/umd/a.js', `//unpkg.com/@mui/material@${MATERIAL}/umd/a.js`],
    [
      'https://cdn.jsdelivr.net/npm/@mui/joy/+esm',
      'https://cdn.jsdelivr.net/npm/@mui/joy@5.0.0-beta.49/+esm',
    ],
    ['"@mui/material": "npm:@mui/joy"', '"@mui/material": "npm:@mui/joy@5.0.0-beta.49"'],
  ])('adds versions to %j', (text, expected) => {
    expect(on(CURRENT, text)).toBe(expected);
  });

  it('adds the version of archived pages', () => {
    const text = 'npm install @mui/material @mui/styled-engine-sc';
    expect(on(ARCHIVED, text)).toBe('npm install @mui/material@6 @mui/styled-engine-sc@6');
    expect(on(ARCHIVED, 'https://esm.sh/@mui/material/a')).toBe(
      'https://esm.sh/@mui/material@6.5.0/a',
    );
  });

  it.each([
    'npm install @emotion/react',
    'npm uninstall @mui/lab',
    'npm ls @mui/styled-engine',
    "import Button from '@mui/material/Button';",
    `npm install @mui/material@${MATERIAL} @mui/lab@7.0.0-beta.17`,
    '{ "@mui/material": "^7.0.0", "@mui/lab": "7.0.0-beta.17" }',
    '{ "@mui/material": "^5.15.14 || ^6.0.0 || ^7.0.0" }',
    `{ "imports": { "@mui/material": "https://esm.sh/@mui/material@${MATERIAL}" } }`,
  ])('keeps %j', (text) => {
    expect(on(CURRENT, text)).toBe(text);
  });

  it.each([
    [
      'npm install @mui/unknown',
      /@mui\/unknown has no version.*Write one, such as @mui\/unknown@1/,
    ],
    ['npx @mui/codemod@latest a', /has the version "latest".*for example 7\.$/],
    ['"@mui/joy": "latest"', /@mui\/joy has the version "latest".*for example 5\.0\.0-beta\.49\.$/],
    ['"a": "npm:@mui/joy@*"', /@mui\/joy has the version "\*"/],
    ['https://esm.sh/@mui/material@next/a', /has the version "next"/],
    [
      'npm install @mui/material@6',
      /"6", but the page is about 7\.\d+\.\d+\. Write 7; in commands, write only @mui\/material/,
    ],
    [
      '"@mui/lab": "^7.0.0-beta.16"',
      /"\^7\.0\.0-beta\.16", but the page is about 7\.0\.0-beta\.17/,
    ],
  ])('rejects %j', (text, message) => {
    expect(() => on(CURRENT, text)).toThrow(message);
  });

  it('asks for the version of a package that an archived page installs by itself', () => {
    expect(() => on(ARCHIVED, 'npm install @mui/lab')).toThrow('@mui/lab has no version');
    const written = 'npm install @mui/lab@6.0.1-beta.36';
    expect(on(ARCHIVED, written)).toBe(written);
  });

  it('allows other versions on pages about upgrades, but not changing ones', () => {
    expect(on(UPGRADE, 'npm install @mui/material@9')).toBe('npm install @mui/material@9');
    expect(() => on(UPGRADE, 'npm install @mui/material@next')).toThrow('"next"');
  });

  it('names the line', () => {
    expect(() => on(CURRENT, 'a\nb\nnpm i @mui/material@6')).toThrow(
      expect.objectContaining({ line: 3 }) as Error,
    );
  });
});

/** Texts that readers see or copy without the plugin: pages in React, demos, templates, examples. */
const FOLDERS = [
  'src',
  'docs-material',
  'docs-joy',
  'docs-system',
  'docs-x',
  'templates',
  'examples',
];

it('texts outside MDX name the documented versions', () => {
  const files = FOLDERS.flatMap((folder) =>
    filesBelow(folder, ROOT, /^(?!.*node_modules).*(?:(?<!\.test)\.tsx?|\.md|package\.json)$/),
  );
  const texts = ['README.md', ...files].map((file) => ({
    file,
    text: fs.readFileSync(path.join(ROOT, file), 'utf8'),
  }));
  const withoutVersion = texts.filter(({ file, text }) => on(file, text) !== text);
  expect(withoutVersion.map(({ file }) => file)).toEqual([]);
});
