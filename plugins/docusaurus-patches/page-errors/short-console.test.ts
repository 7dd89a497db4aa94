import { shortenConsole } from './short-console';

const print = jest.fn();
const reported = new Set<string>();
const original = console.error;

beforeEach(() => {
  print.mockReset();
  reported.clear();
  console.error = print;
  shortenConsole('/site', reported);
});
afterEach(() => {
  console.error = original;
});

const failure = (cause: Error) => new Error('Unable to build website for locale en.', { cause });

it.each([
  ['a missing page', 'docs-lab/sidebar.ts: no page is served at /lab/x. Write it.'],
  ['invalid front matter', 'docs-lab/page.mdx: the front matter is not valid YAML: no. Quote it.'],
  ['a demo that throws', 'docs-lab/demos/One.tsx:8: the demo throws on the server: no window.'],
])('prints one line for %s, without stack traces', (_, message) => {
  console.error(failure(new Error(message)));
  const withoutStack = new Error(message);
  withoutStack.stack = message;
  console.error(failure(withoutStack));
  const line = message.replace(/(ts|mdx): /, '$1:1: ');
  expect(print.mock.calls).toEqual([[line], [line]]);
});

it("prints the line and cause of the compiler's syntax error", () => {
  const message = '/site/docs-lab/demos/One.tsx: Unexpected token, expected "," (21:3)\n> 21 |  );';
  console.error(failure(new SyntaxError(message)));
  expect(print.mock.calls).toEqual([['docs-lab/demos/One.tsx:21: Unexpected token, expected ","']]);
});

it('prints other messages unchanged', () => {
  const error = failure(new Error('The disk is full.'));
  console.error(error);
  console.error('docs-lab/page.mdx:3: already short');
  expect(print.mock.calls).toEqual([[error], ['docs-lab/page.mdx:3: already short']]);
});

it("prints all lines of the bundler's errors", () => {
  reported.add('docs-lab/a.mdx:1: one').add('docs-lab/b.mdx:2: two').add('docs-lab/c.mdx:3: other');
  console.error(failure(new Error('Client: docs-lab/a.mdx:1: one\nServer: docs-lab/b.mdx:2: two')));
  expect(print.mock.calls).toEqual([['docs-lab/a.mdx:1: one\ndocs-lab/b.mdx:2: two']]);
});
