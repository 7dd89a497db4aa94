import { dependencies } from '@site/lines/root-packages';
import { installCommand, rangeOf, releaseOf } from './specifier';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

const MATERIAL = dependencies['@mui/material'];

const ARCHIVED = 'docs-material_versioned_docs/version-6.5.0/getting-started/installation.mdx';

it.each([
  ['@mui/material', '', MATERIAL],
  ['@mui/lab', 'docs-material/components/tabs/tabs.mdx', '7.0.0-beta.17'],
  ['@mui/x-charts', '', '8.29.3'],
  ['@mui/material-nextjs', '', MATERIAL],
  ['@mui/x-data-grid-pro', '', '8.29.5'],
  ['@mui/material', ARCHIVED, '6.5.0'],
  ['@mui/styled-engine-sc', ARCHIVED, '6.5.0'],
  ['@mui/x-data-grid', ARCHIVED, '8.29.5'],
  ['@mui/lab', ARCHIVED, null],
  ['@mui/envinfo', '', null],
  ['@emotion/react', ARCHIVED, null],
])('finds the release of %s for the page "%s"', (name, file, version) => {
  expect(releaseOf(name, file)).toBe(version);
});

it.each([
  ['7.3.2', '7'],
  ['7.0.0-beta.17', '7.0.0-beta.17'],
])('installs %s as %s', (version, range) => {
  expect(rangeOf(version)).toBe(range);
});

it('writes a command with the versions of documented packages', () => {
  expect(installCommand(['@mui/joy', '@mui/material', '@emotion/react'])).toBe(
    'npm install @mui/joy@5.0.0-beta.49 @mui/material@7 @emotion/react',
  );
});
