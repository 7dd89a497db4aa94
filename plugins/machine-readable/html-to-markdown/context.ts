import type { AnyNode, CheerioAPI, Element } from 'cheerio';

/** What a conversion needs besides the nodes. */
export interface Context {
  $: CheerioAPI;
  /** Address of the page, which relative links begin at. */
  pageUrl: string;
  /**
   * The Markdown of a demo's sources.
   *
   * @param source - Address of its source pages, as `data-source` has it.
   */
  demo: (source: string) => string;
  /** By how many levels headings are lowered. */
  lower: number;
}

/** Whether a node is an element, of one of the names if any are given. */
export function isElement(node: AnyNode, ...names: string[]): node is Element {
  return node.type === 'tag' && (names.length === 0 || names.includes(node.name));
}

/** Whether an element carries a class, among others. */
export function hasClass({ attribs }: Element, name: string): boolean {
  return (attribs.class ?? '').split(' ').includes(name);
}

const SKIPPED = ['button', 'svg', 'noscript', 'select', 'input', 'label', 'form', 'template'];

/** Controls and ornaments, which are no text; `data-search-ignore` marks more of them. */
export function isSkipped(node: AnyNode): boolean {
  return (
    node.type === 'script' ||
    node.type === 'style' ||
    (isElement(node) &&
      (SKIPPED.includes(node.name) ||
        hasClass(node, 'hash-link') ||
        'data-search-ignore' in node.attribs ||
        'data-footnote-backref' in node.attribs ||
        node.attribs.role === 'tablist' ||
        // The heading of what is left out itself.
        node.attribs.id === 'playground'))
  );
}

/** The address that a link leads to from anywhere. */
export function absolute(href: string, { pageUrl }: Context): string {
  return URL.canParse(href, pageUrl) ? new URL(href, pageUrl).href : href;
}
