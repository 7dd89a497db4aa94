import type { Element, ElementContent, Root } from 'hast';
import { highlight } from './highlight';
import { rehypeCode } from './rehype-code';

interface Fence {
  text: string;
  className?: string[];
  meta?: string;
  metastring?: string;
}

/** A fence as the Markdown compiler hands it over. */
function fence({ text, className, meta, metastring }: Fence): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { ...(className ? { className } : {}), ...(metastring ? { metastring } : {}) },
    children: [{ type: 'text', value: text }],
    ...(meta ? { data: { meta } } : {}),
  };
  return { type: 'element', tagName: 'pre', properties: {}, children: [code] };
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function transform(...children: Root['children']): Root {
  const tree: Root = { type: 'root', children };
  rehypeCode()(tree);
  return tree;
}

function propsOf(given: Fence) {
  const [pre] = transform(fence(given)).children as Element[];
  expect(pre.children).toEqual([]);
  return pre.properties;
}

it("gives a fence the code block's props", () => {
  const given = { text: 'const a = 1;\n', className: ['language-ts'], meta: 'title="theme.ts"' };
  expect(propsOf(given)).toEqual({
    html: highlight('const a = 1;', 'ts'),
    language: 'ts',
    title: 'theme.ts',
  });
  expect(propsOf(given).html).toContain('<span class="tk">const</span>');
});

it('has no language and no title where none is written', () => {
  expect(propsOf({ text: 'a < b\n' })).toEqual({ html: 'a &lt; b' });
});

it('takes off the last line end only', () => {
  expect(propsOf({ text: '\n  a\n\n' })).toEqual({ html: '\n  a\n' });
});

it.each([
  ['title="a b.ts"', 'a b.ts'],
  ["title='it.ts' {1,3}", 'it.ts'],
  [`showLineNumbers title="it's.ts"`, "it's.ts"],
  ['subtitle="a.ts"', undefined],
  ['title=bare', undefined],
])('reads from %s the title %j', (meta, title) => {
  expect(propsOf({ text: 'a\n', meta }).title).toBe(title);
});

it('reads the title also where another plugin has moved it', () => {
  expect(propsOf({ text: 'a\n', metastring: 'title="b.ts"' }).title).toBe('b.ts');
});

it('finds the language among other classes', () => {
  expect(propsOf({ text: 'a\n', className: ['wide', 'language-bash'] }).language).toBe('bash');
});

it('finds fences at any depth', () => {
  const tree = transform(element('ul', [element('li', [fence({ text: 'deep\n' })])]));
  expect(tree).toMatchObject({
    children: [{ children: [{ children: [{ tagName: 'pre', properties: { html: 'deep' } }] }] }],
  });
});

it('leaves inline code and other preformatted text alone', () => {
  const inline = element('p', [element('code', [{ type: 'text', value: '<a>' }])]);
  const pre = element('pre', [{ type: 'text', value: '<b>' }]);
  const before = structuredClone([inline, pre]);
  expect(transform(inline, pre).children).toEqual(before);
});
