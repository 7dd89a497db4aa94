import type { AnyNode, Element } from 'cheerio';
import { absolute, isElement, isSkipped } from './context';
import type { Context } from './context';
import { collapse, escapeText, inlineCode } from './escape';

const MARKS = new Map([
  ['strong', '**'],
  ['b', '**'],
  ['em', '_'],
  ['i', '_'],
  ['del', '~~'],
]);

/** Elements without a Markdown equivalent, which are kept as HTML. */
const KEPT = ['sub', 'sup', 'kbd'];

/** Adds marks around a text. Spaces at its ends must be outside the marks. */
function marked(text: string, mark: string): string {
  const inner = text.trim();
  return inner && text.replace(inner, () => `${mark}${inner}${mark}`);
}

function link(element: Element, context: Context): string {
  const text = inline(element.children, context).trim();
  const { href } = element.attribs;
  if ('data-footnote-ref' in element.attribs) {
    return `[^${(href ?? '').replace('#user-content-fn-', '')}]`;
  }
  if (!text || !href) {
    return text;
  }
  return text === href ? `<${href}>` : `[${text}](${absolute(href, context)})`;
}

function image({ attribs: { alt = '', src = '' } }: Element, context: Context): string {
  // Data URLs of images would be longer than the text.
  return src.startsWith('data:') || !src
    ? escapeText(alt)
    : `![${escapeText(alt)}](${absolute(src, context)})`;
}

function element(node: Element, context: Context): string {
  const { name, children } = node;
  const text = () => inline(children, context);
  switch (name) {
    case 'code':
      return inlineCode(collapse(context.$(node).text()));
    case 'a':
      return link(node, context);
    case 'img':
      return image(node, context);
    case 'br':
      return '\\\n';
    case 'wbr':
      return '';
  }
  if (name === 'sup' && children.some((child) => isElement(child, 'a'))) {
    return text();
  }
  const mark = MARKS.get(name);
  if (mark) {
    return marked(text(), mark);
  }
  return KEPT.includes(name) ? `<${name}>${text()}</${name}>` : text();
}

/** Converts inline nodes to Markdown. */
export function inline(nodes: readonly AnyNode[], context: Context): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') {
        return escapeText(node.data);
      }
      return isElement(node) && !isSkipped(node) ? element(node, context) : '';
    })
    .join('')
    .replaceAll(/ {2,}|(?<=\\\n) /g, (spaces) => (spaces.length > 1 ? ' ' : ''));
}
