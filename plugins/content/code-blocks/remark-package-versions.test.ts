import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { dependencies } from '@site/lines/root-packages';
import { remarkPackageVersions } from './remark-package-versions';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

const MATERIAL = dependencies['@mui/material'];

const parser = unified().use(remarkParse).use(remarkMdx);

function transform(source: string, file = 'docs-material/page.mdx'): Root {
  const tree = parser.parse(source);
  remarkPackageVersions({ siteDir: '/site' })(tree, new VFile({ path: `/site/${file}` }));
  return tree;
}

it.each([
  '```bash npm\nnpm install @mui/lab\n```',
  'Run `npm install @mui/lab`.',
  'Run npm install @mui/lab.',
  '<Step command="npm install @mui/lab" />',
])('adds the version to %j', (source) => {
  const text = JSON.stringify(transform(source));
  expect(text).toContain('npm install @mui/lab@7.0.0-beta.17');
});

it('adds the version of archived pages', () => {
  const file = 'docs-material_versioned_docs/version-6.5.0/page.mdx';
  expect(JSON.stringify(transform('`npm i @mui/material`', file))).toContain('@mui/material@6');
});

it('names file and line of an error', () => {
  expect(() => transform('Text.\n\n```bash\nnpm test\nnpm i @mui/joy@latest\n```')).toThrow(
    'docs-material/page.mdx:5: the npm package @mui/joy has the version "latest"',
  );
  expect(() => transform('Text.\n\n`npx @mui/codemod@next`')).toThrow('docs-material/page.mdx:3: ');
});

it.each(['docs-material/migration/page.mdx', 'docs-infra/manual/page.mdx'])(
  'allows other releases in %s',
  (file) => {
    const source = '`npm install @mui/material@9`';
    expect(transform(source, file)).toEqual(parser.parse(source));
    expect(() => transform(source)).toThrow(`the page is about ${MATERIAL}`);
  },
);
