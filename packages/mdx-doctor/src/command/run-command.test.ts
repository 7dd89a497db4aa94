import fs from 'node:fs';
import path from 'node:path';
import { folderWith } from '../testing/site';
import { runCommand } from './run-command';

let root = '';

function write(files: Record<string, string>): void {
  root = folderWith(files);
}

afterEach(() => {
  if (root) {
    fs.rmSync(root, { recursive: true });
    root = '';
  }
});

const linesOf = async (...args: string[]) => (await runCommand(args, root)).output.split('\n');

it('examines a folder by the conventions of Docusaurus', async () => {
  write({
    'docs/index.md': '# Start\n\n[A](guides/first.md#own) [B](/docs/guides/first) [C](guides/)\n',
    'docs/guides/01-first.md': '---\nid: first\n---\n\n## One {#own}\n\n<!-- A comment -->\n',
    'docs/guides/README.md': [
      '# Guides\n\n:::note A title\n\nText.\n\n:::\n\n[A](./01-first.md) [B](first) [C](/blog/x)',
      '[D](/docs/1.0/first) [E](guides/01-first.md) [F](/guides/01-first.md)\n\n```JSON\n{}\n```\n',
      '<p class="lead">Text.</p>\n',
    ].join('\n'),
    'versions.json': '["1.0"]',
  });
  expect(await linesOf()).toEqual([
    "docs/index.md:3:1 broken-link: The link leads to docs/guides/first.md, which doesn't exist. Did you mean guides/01-first.md?",
    '3 pages: 1 error, 0 warnings.',
    '',
  ]);
});

it('says where a mistake is, and fails', async () => {
  write({ 'pages/a.mdx': '## One\n\n#### Two\n\n<Foo />\n\n:::tpi\n\n:::\n\n[B](./b.mdx)\n' });
  const { output, exitCode } = await runCommand(['pages', '--at', '/'], root);
  expect(exitCode).toBe(1);
  expect(output.split('\n')).toEqual([
    'pages/a.mdx:3:1 heading-jump: A heading of level 4 follows one of level 2. Use level 3 ("###").',
    "pages/a.mdx:5:1 markup: The page uses <Foo>, but doesn't import it. Import it at the top of the page, or put it in backticks if it is text.",
    'pages/a.mdx:7:1 callout: ":::tpi" is not a callout. Did you mean tip?',
    "pages/a.mdx:11:1 broken-link: The link leads to pages/b.mdx, which doesn't exist. Did you mean a.mdx?",
    '1 page: 4 errors, 0 warnings.',
    '',
  ]);
});

it('takes rules and conventions of the site, corrects links, and prints JSON', async () => {
  write({
    'docs/a.md': '[B](/docs/b)\n\n<Only />\n\nText.\n',
    'docs/b.md': 'Text.\n',
    'rules.cjs': `module.exports = {
      conventions: { components: ['Only'], trailingSlash: true },
      page: [{ id: 'no-text', level: 'warning', check: ({ source }) =>
        source === 'Text.\\n' ? [{ line: 1, message: 'The page is short.', cure: 'Write more.' }] : [] }],
    };`,
  });
  expect(await linesOf('--rules', 'rules.cjs')).toEqual([
    'docs/a.md:1:1 broken-link: The link to /docs/b has no trailing slash. Write /docs/b/.',
    'docs/b.md:1 no-text (warning): The page is short. Write more.',
    '2 pages: 1 error, 1 warning.',
    '',
  ]);
  const { output, exitCode } = await runCommand(['--rules', 'rules.cjs', '--fix', '--json'], root);
  expect(exitCode).toBe(0);
  expect(JSON.parse(output)).toEqual([
    expect.objectContaining({ rule: 'no-text', level: 'warning', file: 'docs/b.md', line: 1 }),
  ]);
  expect(fs.readFileSync(path.join(root, 'docs/a.md'), 'utf8')).toMatch('[B](/docs/b/)');
});

it.each([
  [['nowhere'], '<folder> is "nowhere", which isn\'t in'],
  [['docs', 'more'], 'There is a second folder, "more". Give one.'],
  [['docs', '--at', 'x'], '--at is "x". Give a path that starts with a slash'],
  [['docs', '--site', 'x'], '--site is "x", which isn\'t in'],
  [['docs'], 'docs has no pages. Give a folder with .md or .mdx files.'],
])('refuses %j', async (args, message) => {
  write({ 'docs/a.txt': '' });
  await expect(runCommand(args, root)).rejects.toThrow(message);
});

it('prints help', async () => {
  expect(await linesOf('--help')).toContain('Usage:');
});
