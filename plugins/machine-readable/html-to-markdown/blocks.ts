import type { AnyNode, Element } from 'cheerio';
import { ownValue } from '../../../src/own-value';
import { codeBlock } from './code-block';
import { hasClass, isElement, isSkipped } from './context';
import type { Context } from './context';
import { escapeStart } from './escape';
import { inline } from './inline';
import { entryTable, table } from './tables';

type Convert = (element: Element, context: Context) => string[];

const INLINE = new Set(
  'a abbr b br cite code del dfn em i img ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

function indent(text: string, by: string): string {
  return text.replaceAll(/\n(?=[^\n])/g, `\n${by}`);
}

function quote(blocks: readonly string[]): string {
  return blocks.join('\n\n').replaceAll(/^(.*)$/gm, (_, line: string) => `> ${line}`.trimEnd());
}

function heading({ name, children }: Element, context: Context): string[] {
  const level = Math.min(6, Number(name.slice(1)) + context.lower);
  return [`${'#'.repeat(level)} ${inline(children, context).trim()}`];
}

function listItem(item: Element, marker: string, context: Context): string {
  const checkbox = item.children.find((child) => isElement(child, 'input'));
  const box =
    checkbox && isElement(checkbox) ? `[${'checked' in checkbox.attribs ? 'x' : ' '}] ` : '';
  const content = blocks(item.children, context);
  // Docusaurus adds paragraphs to loose list items; others stay tight.
  const isLoose = item.children.some((child) => isElement(child, 'p'));
  return `${marker} ${box}${indent(content.join(isLoose ? '\n\n' : '\n'), ' '.repeat(marker.length + 1))}`;
}

function list(element: Element, context: Context): string[] {
  const items = element.children.filter((child) => isElement(child, 'li'));
  const start = Number(element.attribs.start ?? 1);
  const isLoose = items.some(({ children }) => children.some((child) => isElement(child, 'p')));
  return [
    items
      .map((item, index) =>
        listItem(item, element.name === 'ol' ? `${start + index}.` : '-', context),
      )
      .join(isLoose ? '\n\n' : '\n'),
  ];
}

function footnotes(element: Element, context: Context): string[] {
  return context
    .$(element)
    .find('li[id]')
    .get()
    .map(({ attribs, children }) => {
      const name = attribs.id?.replace('user-content-fn-', '');
      return `[^${name}]: ${indent(blocks(children, context).join('\n\n'), '    ')}`;
    });
}

function admonition(element: Element, context: Context): string[] {
  const [head, ...body] = element.children.filter((child) => isElement(child));
  const title = head ? inline(head.children, context).trim() : '';
  return [
    quote([`**${title.charAt(0).toUpperCase()}${title.slice(1)}**`, ...blocks(body, context)]),
  ];
}

function details(element: Element, context: Context): string[] {
  const [summary] = element.children.filter((child) => isElement(child, 'summary'));
  const title = summary ? inline(summary.children, context).trim() : '';
  const rest = element.children.filter((child) => child !== summary);
  return [`**${title}**`, ...blocks(rest, context)];
}

function tabPanel(element: Element, context: Context): string[] {
  const label = element.attribs['aria-labelledby'];
  const tab = context.$(`[id="${label}"]`).first().text().trim();
  return [...(tab ? [`${tab}:`] : []), ...blocks(element.children, context)];
}

const BY_NAME: Record<string, Convert> = {
  p: ({ children }, context) => [escapeStart(inline(children, context).trim())],
  blockquote: ({ children }, context) => [quote(blocks(children, context))],
  pre: (element, context) => [codeBlock(element, context)],
  table: (element, context) => [table(element, context)],
  hr: () => ['---'],
  ul: list,
  ol: list,
  details,
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
};

function converterOf(element: Element): Convert {
  const { attribs } = element;
  if ('data-source' in attribs) {
    return (_, { demo }) => [demo(attribs['data-source']!)];
  }
  if ('data-footnotes' in attribs) {
    return footnotes;
  }
  if (attribs.role === 'table') {
    return (_, context) => [entryTable(element, context)];
  }
  if (attribs.role === 'tabpanel') {
    return tabPanel;
  }
  if (hasClass(element, 'theme-admonition')) {
    return admonition;
  }
  return ownValue(BY_NAME, element.name) ?? (({ children }, context) => blocks(children, context));
}

/** Converts nodes to Markdown blocks. Consecutive inline nodes become a paragraph. */
export function blocks(nodes: readonly AnyNode[], context: Context): string[] {
  const found: string[] = [];
  let line: AnyNode[] = [];
  const endLine = () => {
    found.push(escapeStart(inline(line, context).trim()));
    line = [];
  };
  for (const node of nodes) {
    if (isElement(node) && !INLINE.has(node.name)) {
      endLine();
      found.push(...(isSkipped(node) ? [] : converterOf(node)(node, context)));
    } else {
      line.push(node);
    }
  }
  endLine();
  return found.filter(Boolean);
}
