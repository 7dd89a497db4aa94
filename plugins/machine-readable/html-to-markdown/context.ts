import type { AnyNode, CheerioAPI, Element } from 'cheerio';

/** Inputs of a conversion in addition to the nodes. */
export interface Context {
  $: CheerioAPI;
  /** URL of the page, the base of relative links. */
  pageUrl: string;
  /**
   * Returns a demo's sources as Markdown.
   *
   * @param source - Path of its source pages, from `data-source`.
   */
  demo: (source: string) => string;
  /** Number of levels by which headings are lowered. */
  lower: number;
}

/** Whether a node is an element, optionally with one of the given names. */
export function isElement(node: AnyNode, ...names: string[]): node is Element {
  return node.type === 'tag' && (names.length === 0 || names.includes(node.name));
}

/** Whether an element has a class. */
export function hasClass({ attribs }: Element, name: string): boolean {
  return (attribs.class ?? '').split(' ').includes(name);
}

const SKIPPED = ['button', 'svg', 'noscript', 'select', 'input', 'label', 'form', 'template'];

/** Controls and decoration, which aren't converted; `data-search-ignore` marks more of them. */
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
        // The heading of a removed section.
        node.attribs.id === 'playground'))
  );
}

/** The absolute URL of a link. */
export function absolute(href: string, { pageUrl }: Context): string {
  return URL.canParse(href, pageUrl) ? new URL(href, pageUrl).href : href;
}
