import type { Element, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { jsxElement } from '../../shared/highlight/mdx-nodes';
import { moduleNode } from 'docusaurus-demo-islands/mdx-nodes';
import { rehypeDeferred } from './rehype-deferred';

const element = (tagName: string, children: Element['children'] = []): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const paragraph = (length: number) => element('p', [{ type: 'text', value: 'x'.repeat(length) }]);

/** The names of the page's blocks, with the deferred ones in a list. */
function split(children: RootContent[]) {
  const tree: Root = { type: 'root', children };
  rehypeDeferred()(tree);
  const nameOf = (node: RootContent | MdxJsxFlowElementHast['children'][number]): unknown => {
    if (node.type === 'mdxJsxFlowElement') {
      return node.name === 'Deferred' ? node.children.map(nameOf) : node.name;
    }
    return node.type === 'element' ? node.tagName : node.type;
  };
  return tree.children.map(nameOf);
}

const demos = (count: number) => Array.from({ length: count }, () => jsxElement('Demo', {}));

it('defers the blocks below the first screen', () => {
  expect(split([element('h2'), ...demos(9)] as RootContent[])).toEqual([
    'h2',
    'Demo',
    'Demo',
    'Demo',
    'Demo',
    'Demo',
    ['Demo', 'Demo', 'Demo', 'Demo'],
  ]);
});

it.each<[string, RootContent[]]>([
  ['text', Array.from({ length: 6 }, () => paragraph(900))],
  [
    'items of lists',
    Array.from({ length: 3 }, () =>
      element(
        'ul',
        Array.from({ length: 12 }, () => element('li', [{ type: 'text', value: 'Send' }])),
      ),
    ),
  ],
  [
    'lines of code',
    Array.from({ length: 3 }, () => ({
      ...element('pre'),
      properties: { html: '\n'.repeat(40) },
    })),
  ],
])('counts %s', (_what, first) => {
  const parts = split([...first, ...demos(4)] as RootContent[]);
  expect(parts.at(-1)).toEqual(expect.arrayContaining(['Demo', 'Demo', 'Demo']));
});

it('keeps imports at the top, where they must be', () => {
  const module = moduleNode("import { x } from './x';");
  const parts = split([...demos(6), module, ...demos(4)] as RootContent[]);
  expect(parts[0]).toBe('mdxjsEsm');
  expect(parts.at(-1)).not.toContain('mdxjsEsm');
});

it('renders a short page, or one that is a little longer than a screen, at once', () => {
  expect(split([paragraph(90), ...demos(2)] as RootContent[])).toEqual(['p', 'Demo', 'Demo']);
  expect(split(demos(6) as RootContent[])).toHaveLength(6);
});
