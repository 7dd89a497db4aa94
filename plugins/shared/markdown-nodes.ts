import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The nodes of a text, without positions, which would be wrong in the page's file. */
export function nodesOf(markdown: string): RootContent[] {
  const tree = parser.parse(markdown);
  visit(tree, (node) => {
    delete node.position;
  });
  return tree.children;
}

/** Nodes inside a component of the page, or inside an HTML element. */
export function wrapped(name: string, children: readonly RootContent[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Nodes that readers expand. */
export function folded(summary: string, children: readonly RootContent[]): RootContent {
  const lead = wrapped('summary', [{ type: 'text', value: summary }]);
  return wrapped('details', [lead, ...children]);
}
