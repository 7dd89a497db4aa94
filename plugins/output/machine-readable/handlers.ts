import type { Element, ElementContent } from 'hast';
import { defaultHandlers } from 'hast-util-to-mdast';
import type { Handle, State } from 'hast-util-to-mdast';
import type { BlockContent, ListItem, PhrasingContent, RootContent, TableCell } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { hasClass } from './prune';

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';

const isNamed = (node: ElementContent, name: string) => isElement(node) && node.tagName === name;

const text = (value: string): PhrasingContent => ({ type: 'text', value });

const paragraph = (children: PhrasingContent[]): BlockContent => ({ type: 'paragraph', children });

/** A paragraph in bold, for titles that aren't headings. */
export function boldLine(children: PhrasingContent[]): BlockContent {
  return paragraph([{ type: 'strong', children }]);
}

const inlineOf = (state: State, node: Element) => state.all(node) as PhrasingContent[];

const blocksOf = (state: State, nodes: Element['children'], parent: Element) =>
  state.toFlow(state.all({ ...parent, children: nodes })) as BlockContent[];

const isBlock = (node: RootContent | undefined) =>
  node?.type === 'paragraph' || node?.type === 'list' || node?.type === 'listItem';

/** Content in one line, for table cells: blocks are separated by spaces. */
function inOneLine(nodes: readonly RootContent[]): PhrasingContent[] {
  return nodes.flatMap((node, index) => {
    const content = 'children' in node && isBlock(node) ? inOneLine(node.children) : [node];
    const isApart = index > 0 && (isBlock(node) || isBlock(nodes[index - 1]));
    return [...(isApart ? [text(' ')] : []), ...(content as PhrasingContent[])];
  });
}

const cell: Handle = (state, node) => {
  const made = defaultHandlers.td(state, node) as TableCell;
  return { ...made, children: inOneLine(made.children) };
};

/** An element without a Markdown equivalent, which is kept as HTML. */
const kept = (state: State, node: Element): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: node.tagName,
  attributes: [],
  children: inlineOf(state, node),
});

function admonition(state: State, node: Element): RootContent {
  const [head, ...body] = node.children.filter(isElement);
  const title = head ? inlineOf(state, head) : [];
  return { type: 'blockquote', children: [boldLine(title), ...blocksOf(state, body, node)] };
}

function footnotes(state: State, section: Element): RootContent[] {
  const items = section.children.filter(isElement).flatMap(({ children }) => children);
  return items
    .filter(isElement)
    .filter(({ properties }) => properties.id !== undefined)
    .map((item) => ({
      type: 'footnoteDefinition',
      identifier: String(item.properties.id).replace('user-content-fn-', ''),
      children: blocksOf(state, item.children, item),
    }));
}

/**
 * Handlers of `hast-util-to-mdast` for what the site adds to HTML.
 *
 * @param demos - Sources of the page's demos, by `data-source`.
 * @param tabs - Names of the page's tabs, by id.
 */
export function siteHandlers(
  demos: ReadonlyMap<string, RootContent[]>,
  tabs: ReadonlyMap<string, string>,
): Record<string, Handle> {
  return {
    pre: (_state, { properties: { dataLanguage, dataTitle }, children }) => ({
      type: 'code',
      lang: dataLanguage ? String(dataLanguage) : null,
      meta: dataTitle ? `title="${String(dataTitle)}"` : null,
      value: toString(children).replace(/\n+$/, ''),
    }),
    div(state, node) {
      const { dataSource, role, ariaLabelledBy } = node.properties;
      if (dataSource !== undefined) {
        return demos.get(String(dataSource));
      }
      if (hasClass(node, 'theme-admonition')) {
        return admonition(state, node);
      }
      const tab = role === 'tabpanel' ? tabs.get(String(ariaLabelledBy)) : undefined;
      const content = blocksOf(state, node.children, node);
      return tab ? [paragraph([text(`${tab}:`)]), ...content] : content;
    },
    details(state, node) {
      const summary = node.children.find((child) => isNamed(child, 'summary'));
      const rest = node.children.filter((child) => child !== summary);
      // A cell only contains the complete type, without the short form that expands it.
      const title =
        isElement(summary) && !state.inTable ? [boldLine(inlineOf(state, summary))] : [];
      return [...title, ...blocksOf(state, rest, node)];
    },
    a(state, node) {
      const { href, dataFootnoteRef } = node.properties;
      if (dataFootnoteRef !== undefined) {
        const identifier = String(href).replace('#user-content-fn-', '');
        return { type: 'footnoteReference', identifier };
      }
      const link = defaultHandlers.a(state, node);
      return href && toString(link) ? link : link.children;
    },
    // Data URLs of images would be longer than the text.
    img: (state, node) =>
      String(node.properties.src ?? 'data:').startsWith('data:')
        ? text(String(node.properties.alt ?? ''))
        : defaultHandlers.img(state, node),
    // Docusaurus adds paragraphs to the items of a loose list.
    li: (state, node) => ({
      ...(defaultHandlers.li(state, node) as ListItem),
      spread: node.children.some((child) => isNamed(child, 'p')),
    }),
    section: (state, node) =>
      'dataFootnotes' in node.properties
        ? footnotes(state, node)
        : blocksOf(state, node.children, node),
    sup: (state, node) =>
      node.children.some((child) => isNamed(child, 'a')) ? state.all(node) : kept(state, node),
    sub: kept,
    kbd: kept,
    td: cell,
    th: cell,
  };
}
