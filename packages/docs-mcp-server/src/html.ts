import { defaultTreeAdapter as tree, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

const HEADING = /^h[1-6]$/;

const attribute = ({ attrs }: Element, asked: string) =>
  attrs.find(({ name }) => name === asked)?.value;

function* elementsIn(node: Node): Generator<Element> {
  if (tree.isElementNode(node)) {
    yield node;
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    yield* elementsIn(child);
  }
}

function textOf(node: Node): string {
  if (tree.isTextNode(node)) {
    return node.value;
  }
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** The canonical address that a page in HTML names. */
export function canonicalOf(html: string): string | undefined {
  for (const element of elementsIn(parse(html))) {
    if (element.tagName === 'link' && attribute(element, 'rel') === 'canonical') {
      return attribute(element, 'href');
    }
  }
  return undefined;
}

/** The texts of the headings of a page in HTML up to an anchor; none if it has no such anchor. */
export function headingsTo(html: string, anchor: string): string[] {
  const headings: string[] = [];
  for (const element of elementsIn(parse(html))) {
    if (HEADING.test(element.tagName)) {
      // Without the invisible text of a link to it.
      headings.push(textOf(element).replaceAll('\u200b', '').trim());
    }
    if (attribute(element, 'id') === anchor) {
      return headings;
    }
  }
  return [];
}
