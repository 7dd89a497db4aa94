import { ROOT } from '../../shared/root';
import { checkTypes } from './check-types';
import { pageSnippets } from './page-snippets';

/** The errors in pages, given by path. */
function check(pages: Record<string, string[]>, installedAs = {}): string[] {
  const snippets = Object.entries(pages).flatMap(
    ([page, lines]) => pageSnippets(page, lines.join('\n'), ROOT).snippets,
  );
  return checkTypes(snippets, { root: ROOT, installedAs });
}

// A single call, because each program parses the libraries' types again.
const faults = check({
  'docs-material/a.mdx': [
    'Text',
    '```tsx',
    "import Button from '@mui/material/Button';",
    '// highlight-next-line',
    'export const a = <Button variant="wide">A</Button>;',
    '```',
    '```tsx title="theme.ts"',
    'export const gap: number = 1;',
    '```',
    '```tsx title="main.tsx"',
    "import { gap } from './theme';",
    'export const wide: string = gap;',
    '```',
    '```jsx',
    'export function Row({ items }) {',
    '  return items.map((item) => <li key={item}>{item.toFixed()}</li>);',
    '}',
    'Math.flor(1);',
    '```',
    '```ts noCheck="shows an error"',
    'const wrong: string = 1;',
    '```',
    '```ts',
    'const level: string = 1; // -',
    "const level: string = '1'; // +",
    'const again = 1;',
    '```',
    '```ts',
    'const again = 2;',
    '```',
  ],
  'docs-joy/b.mdx': [
    '```tsx',
    "import Button from '@mui/joy/Button';",
    'export const a = <Button variant="soft">A</Button>;',
    "export const b = <Button variant={'outlined' satisfies string} dashed />;",
    '```',
  ],
  'docs-joy/c.mdx': [
    '```ts',
    "declare module '@mui/joy/Button' {",
    '  interface ButtonPropsVariantOverrides { dashed: true }',
    '}',
    '```',
    '```tsx',
    "import Button from '@mui/joy/Button';",
    'export const a = <Button variant="dashed">A</Button>;',
    '```',
  ],
});

it('reports exactly the errors, with page and line', () => {
  expect(faults.map((fault) => fault.replace(/: No overload[^]*/, ': …'))).toEqual([
    'docs-material/a.mdx:5: …',
    "docs-material/a.mdx:12: Type 'number' is not assignable to type 'string'. (TS2322)",
    expect.stringMatching(/^docs-material\/a\.mdx:18: Property 'flor' does not exist/),
    expect.stringMatching(/^docs-joy\/b\.mdx:4: /),
  ]);
});

it('checks the pages of an archived version against its packages', () => {
  const lines = [
    '```tsx',
    "import TextField from '@mui/material/TextField';",
    '',
    // Only in the current version.
    'export const a = <TextField slotProps={{ root: { id: 1 } }} />;',
    '```',
    '```tsx',
    "import Hidden from '@mui/material/Hidden';",
    '',
    'export const a = <Hidden mdUp>A</Hidden>;',
    '```',
  ];
  const found = check({ 'docs-material/a.mdx': lines }, { '@mui/material': 'material-v6' });
  expect(found.map((fault) => fault.split(': ')[0])).toEqual(['docs-material/a.mdx:4']);
});
