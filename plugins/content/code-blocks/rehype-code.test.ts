import type { Element, ElementContent, Root } from 'hast';
import type { VFile } from 'vfile';
import { highlight } from '../../shared/highlight/highlight';
import { rehypeCode } from './rehype-code';

interface Fence {
  text: string;
  className?: string[];
  meta?: string;
  metastring?: string;
}

/** A code block as the Markdown compiler passes it to rehype. */
function fence({ text, className, meta, metastring }: Fence): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { ...(className ? { className } : {}), ...(metastring ? { metastring } : {}) },
    children: [{ type: 'text', value: text }],
    ...(meta ? { data: { meta } as Element['data'] } : {}),
  };
  const start = { line: 7, column: 1 };
  return {
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [code],
    position: { start, end: start },
  };
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function transform(...children: Root['children']): Root {
  const tree: Root = { type: 'root', children };
  const fail = (reason: string) => {
    throw new Error(reason);
  };
  rehypeCode({ siteDir: '/site' })(tree, {
    path: '/site/docs-x/page.mdx',
    fail,
  } as unknown as VFile);
  return tree;
}

function propsOf(given: Fence) {
  const pre = transform(fence(given)).children[0] as Element;
  expect(pre.children).toEqual([]);
  return pre.properties;
}

it('sets the props of the code block', () => {
  const given = { text: 'const a = 1;\n', className: ['language-ts'], meta: 'title="theme.ts"' };
  expect(propsOf(given)).toEqual({
    html: highlight('const a = 1;', 'ts'),
    language: 'ts',
    title: 'theme.ts',
  });
  expect(propsOf(given).html).toContain('<span class="tk">const</span>');
});

it('omits language and title if there are none', () => {
  expect(propsOf({ text: 'a < b\n' })).toEqual({ html: 'a &lt; b' });
});

it('removes only the last newline', () => {
  expect(propsOf({ text: '\n  a\n\n' })).toEqual({ html: '\n  a\n' });
});

it.each([
  ['title="a b.ts"', 'a b.ts'],
  ["title='it.ts' {1}", 'it.ts'],
  [`showLineNumbers title="it's.ts"`, "it's.ts"],
])('reads from %s the title %j', (meta, title) => {
  expect(propsOf({ text: 'a\n', meta }).title).toBe(title);
});

it('reads the title from `metastring` too', () => {
  expect(propsOf({ text: 'a\n', metastring: 'title="b.ts"' }).title).toBe('b.ts');
});

it('finds the language among other classes', () => {
  expect(propsOf({ text: 'a\n', className: ['wide', 'language-bash'] }).language).toBe('bash');
});

it('finds code blocks at any depth', () => {
  const tree = transform(element('ul', [element('li', [fence({ text: 'deep\n' })])]));
  expect(tree).toMatchObject({
    children: [{ children: [{ children: [{ tagName: 'pre', properties: { html: 'deep' } }] }] }],
  });
});

it('ignores inline code and other preformatted text', () => {
  const inline = element('p', [element('code', [{ type: 'text', value: '<a>' }])]);
  const pre = element('pre', [{ type: 'text', value: '<b>' }]);
  const before = structuredClone([inline, pre]);
  expect(transform(inline, pre).children).toEqual(before);
});

it('splits the code into lines only if one is marked or all are numbered', () => {
  const className = ['language-ts'];
  const marked = propsOf({ text: 'a();\nb();\n', className, meta: '{2}' });
  expect(marked.html).toBe(
    '<span class="cl"><span class="tf">a</span>();\n</span><span class="cl cl-highlight"><span class="tf">b</span>();</span>',
  );
  const numbered = propsOf({ text: 'a\n', meta: 'showLineNumbers=7' });
  expect(numbered).toEqual({ html: '<span class="cl">a</span>', firstLine: 7 });
});

it('converts npm commands to tabs, with a single import', () => {
  const given = { text: 'npm install a\n', className: ['language-bash'], meta: 'npm' };
  const [esm, ...tabs] = transform(fence(given), fence(given)).children;
  expect(esm).toMatchObject({
    type: 'mdxjsEsm',
    value: expect.stringMatching(/^import \{ PackageManagerTabs \} from/),
  });
  expect(tabs).toHaveLength(2);
  expect(tabs[0]).toMatchObject({
    name: 'PackageManagerTabs',
    attributes: [
      { name: 'npm', value: highlight('npm install a', 'bash') },
      { name: 'pnpm', value: highlight('pnpm add a', 'bash') },
      { name: 'yarn', value: highlight('yarn add a', 'bash') },
      { name: 'bun', value: highlight('bun add a', 'bash') },
    ],
  });
});

it.each([
  [{ text: 'a\n', meta: 'titel="b"' }, /^docs-x\/page\.mdx:7: .*"titel=\\"b\\"".*Allowed: title=/],
  [{ text: 'a\n// add-end\n', className: ['language-ts'] }, /^docs-x\/page\.mdx:9: .*add-start/],
  [{ text: 'a\n(\n', className: ['language-tsx'] }, /^docs-x\/page\.mdx:\d: the tsx code cannot/],
  [{ text: 'npm ci\n', meta: 'npm' }, /^docs-x\/page\.mdx:7: .*"npm ci" is not known/],
])('names file and line of an error: %j', (given, message) => {
  expect(() => transform(fence(given))).toThrow(message);
});
