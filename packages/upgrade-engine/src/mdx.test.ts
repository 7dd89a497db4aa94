import { applyEdits } from './edits';
import { checkCode } from './check-code';
import { mdxParts } from './mdx';
import { parseSource } from './parse';
import type { UpgradeData } from './types';

const RULE = { change: 'removed', version: '7.0.0', advice: 'Use `sx`.', link: '/up/' } as const;
const DATA: UpgradeData = {
  ...{ from: '6.5.0', to: '7.3.2', exports: {}, themeNames: {}, labExports: {}, classNames: {} },
  ...{ paths: {}, deepPaths: [], deepImport: RULE, icons: {} },
  ...{
    moduleExports: {},
    hookResults: {},
    inputParams: {},
    collections: {},
    systemProps: [],
    systemProp: RULE,
  },
  components: {
    Divider: { package: '@mui/material', props: { light: RULE }, slots: {}, classes: {} },
  },
};

const MDX = [
  '---',
  'title: Export of data',
  '---',
  '',
  "import { Divider } from '@mui/material';",
  'import x from "./x";',
  '',
  'Text with <Divider light /> inside',
  '<Divider light />',
  '',
  '<Divider',
  '  light',
  '/>',
  '',
  '```jsx',
  '<Divider light />',
  '',
  '<Divider light />',
  '```',
  '',
  '<Tabs>',
  '',
  '**Markdown**',
  '',
  '</Tabs>',
].join('\n');

it('finds code that starts a paragraph, with its place', () => {
  const parts = mdxParts(MDX);
  expect(parts.map(({ line, isJsx }) => [line, isJsx])).toEqual([
    [5, false],
    [11, true],
    [21, true],
  ]);
  expect(parts.every(({ code, index }) => MDX.startsWith(code, index))).toBe(true);
});

it('checks and rewrites MDX, and says what is not read', () => {
  const { findings, unknown, errors } = checkCode({ file: 'a.mdx', code: MDX }, DATA);
  expect(findings.map(({ line, name }) => [line, name])).toEqual([[12, 'Divider.light']]);
  expect(unknown.map(({ line }) => line)).toEqual([21]);
  expect(errors).toEqual([]);
  const edited = applyEdits(MDX, findings[0]!.fix!.edits);
  expect(edited).toBe(MDX.replace('  light\n/>', '  sx={{ opacity: 0.6 }}\n/>'));
});

it('reports syntax errors of imports', () => {
  const { errors } = parseSource('Text\n\nimport { from;\n', 'a.mdx');
  expect(errors.map(({ line }) => line)).toEqual([3]);
});
