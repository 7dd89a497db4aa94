import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createMcpServer } from '../../scripts/serve/mcp/server';
import { BUILD_DIR } from '../../scripts/shared/root';

/** A task of a coding agent. */
interface Question {
  /** What the agent searches for. */
  query: string;
  product?: string;
  version?: string;
  /** The page that answers it. */
  page: string;
  /** A part of the answer. */
  answer: string;
}

const QUESTIONS: readonly Question[] = [
  {
    query: 'make a full-width submit button with a loading state',
    product: 'material-ui',
    page: '/material-ui/api/button/',
    answer: '| `fullWidth` | `boolean` | `false` |',
  },
  {
    query: 'confirm before deleting in a dialog',
    product: 'material-ui',
    page: '/material-ui/react-dialog/',
    answer: 'ConfirmationDialog.tsx',
  },
  {
    query: 'switch between light and dark mode and remember it',
    product: 'material-ui',
    page: '/material-ui/customization/dark-mode/',
    answer: 'useColorScheme',
  },
  {
    query: 'set up Material UI with Next.js App Router',
    page: '/material-ui/integrations/nextjs/',
    answer: 'AppRouterCacheProvider',
  },
  {
    query: 'DataGrid pagination on the server',
    page: '/x/react-data-grid/pagination/',
    answer: 'paginationMode="server"',
  },
  {
    query: 'autocomplete load options when it opens',
    product: 'material-ui',
    page: '/material-ui/react-autocomplete/',
    answer: 'loading={',
  },
  {
    query: 'text field error helper text validation',
    product: 'material-ui',
    page: '/material-ui/react-text-field/',
    answer: 'helperText',
  },
  {
    query: 'customize component styles in the theme styleOverrides',
    product: 'material-ui',
    page: '/material-ui/customization/theme-components/',
    answer: 'styleOverrides',
  },
  {
    query: 'right-to-left support',
    product: 'material-ui',
    page: '/material-ui/customization/right-to-left/',
    answer: '@mui/stylis-plugin-rtl',
  },
  {
    query: 'snackbar close automatically',
    product: 'material-ui',
    page: '/material-ui/react-snackbar/',
    answer: '`autoHideDuration`',
  },
  {
    query: 'date picker disable weekends',
    product: 'MUI X',
    page: '/x/api/date-pickers/date-picker/',
    answer: '| `shouldDisableDate` |',
  },
  {
    query: 'sx prop responsive values',
    page: '/system/getting-started/the-sx-prop/',
    answer: 'breakpoint',
  },
  {
    query: 'install Joy UI',
    product: 'Joy UI',
    page: '/joy-ui/getting-started/installation/',
    answer: '@mui/joy',
  },
  {
    query: 'tree view controlled expansion',
    page: '/x/react-tree-view/rich-tree-view/expansion/',
    answer: '`expandedItems`',
  },
];

/** Results that an agent looks at. */
const RESULTS = 5;

/** Characters of an answer that leave space in an agent's context. */
const LENGTH = 22_000;

let client: Client;

beforeAll(async () => {
  const [here, there] = InMemoryTransport.createLinkedPair();
  client = new Client({ name: 'test', version: '1.0.0' });
  const server = await createMcpServer(BUILD_DIR);
  await Promise.all([server.connect(there), client.connect(here)]);
  // Loads the index, which takes longer than a search.
  await call('search', { query: 'button' });
}, 60_000);

afterAll(() => client.close());

async function call(name: string, args: Record<string, unknown>): Promise<string> {
  const { content } = await client.callTool({ name, arguments: args });
  const [{ text }] = content as [{ text: string }];
  return text;
}

it('has 14 questions', () => {
  expect(new Set(QUESTIONS.map(({ query }) => query)).size).toBe(14);
});

it.each(QUESTIONS)('$query', async ({ page, answer, ...search }) => {
  const results = await call('search', { ...search, limit: RESULTS });
  const found = Array.from(results.matchAll(/ (https?:\/\/\S+)$/gm), ([, url = '']) => url);
  const urls = found.filter((url) => new URL(url).pathname === page);
  expect(urls.join() || results).toContain(page);
  const texts = await Promise.all(urls.map((url) => call('get_page', { page: url })));
  expect(texts.join('\n')).toContain(answer);
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(LENGTH);
});
