import type { Element, Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { Root as MarkdownRoot, RootContent } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { siteHandlers } from './handlers';
import { pruned } from './prune';

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    handlers: {
      mdxJsxTextElement: (node: MdxJsxTextElement, _parent, state, info) =>
        `<${node.name}>${state.containerPhrasing(node, info)}</${node.name}>`,
    },
  })
  .freeze();

/** Writes nodes as Markdown, without a line break at the end. */
export function stringify(children: RootContent[]): string {
  return writer.stringify({ type: 'root', children }).trimEnd();
}

function tabNames(content: Element): Map<string, string> {
  const names = new Map<string, string>();
  visit(content, 'element', (element) => {
    const { role, id } = element.properties;
    if (role === 'tab' && id !== undefined) {
      names.set(String(id), toString(element).trim());
    }
  });
  return names;
}

/**
 * Converts the content of a built page to Markdown.
 *
 * @param pageUrl - The base of relative links.
 * @param demos - Sources of the demos, by `data-source`.
 */
export function pageMarkdown(
  content: Element,
  pageUrl: string,
  demos: ReadonlyMap<string, RootContent[]>,
): string {
  const base: Element = {
    type: 'element',
    tagName: 'base',
    properties: { href: pageUrl },
    children: [],
  };
  const tree: Root = { type: 'root', children: [base, ...pruned(content.children)] };
  const handlers = siteHandlers(demos, tabNames(content));
  return stringify((toMdast(tree, { handlers }) as MarkdownRoot).children);
}
