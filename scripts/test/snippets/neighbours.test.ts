import { importsOfNeighbours } from './neighbours';
import type { Snippet } from './page-snippets';

function snippet(page: string, file: string, name: string | null, code = ''): Snippet {
  return { page, line: 1, file, name, code, pageLines: [2] };
}

const THEME = snippet('docs/a.mdx', '/repo/docs/.a-1.ts', 'theme');
const NESTED = snippet('docs/a.mdx', '/repo/src/.a-2.ts', 'app');

it.each([
  ['a static import', "import { theme } from './theme';", "import { theme } from './.a-1';"],
  ['a side effect', "import './theme';", "import './.a-1';"],
  ['a dynamic import', "await import('../lib/theme');", "await import('./.a-1');"],
  ['another folder', "export * from './app';", "export * from '../src/.a-2';"],
  ['a package', "import theme from 'theme';", "import theme from 'theme';"],
  ['a file of the repository', "import './global.css';", "import './global.css';"],
])('resolves %s', (_, code, expected) => {
  const from = snippet('docs/a.mdx', '/repo/docs/.a-3.ts', null, code);
  expect(importsOfNeighbours(from, [THEME, NESTED])).toBe(expected);
});

it('never imports from another page', () => {
  const code = "import './theme';";
  const from = snippet('docs/b.mdx', '/repo/docs/.b-1.ts', null, code);
  expect(importsOfNeighbours(from, [THEME])).toBe(code);
});
