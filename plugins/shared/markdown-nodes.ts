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

/** Nodes that readers expand. */
export function folded(summary: string, children: RootContent[]): RootContent {
  const element = (name: string, content: unknown[]) =>
    ({ type: 'mdxJsxFlowElement', name, attributes: [], children: content }) as MdxJsxFlowElement;
  // `summary` allows phrasing content, which the type of a flow element doesn't include.
  const lead = element('summary', [{ type: 'text', value: summary }]);
  return element('details', [lead, ...children]);
}
