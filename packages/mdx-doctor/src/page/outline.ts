import type { Heading, Image, Link, Definition, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** An attribute with a name; an expression has a `value` only. */
interface JsxAttribute {
  type: 'mdxJsxAttribute';
  name: string;
  value?: string | { value: string } | null;
}

/** A JSX element in a page, as far as rules read it. */
export interface JsxElement extends Pick<Nodes, 'position'> {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: (JsxAttribute | { type: 'mdxJsxExpressionAttribute'; value: string })[];
}

/** Position of a node's start. */
export interface Place {
  line: number;
  column?: number;
}

/** The position of a node in its file. */
export function placeOf({ position }: Pick<Nodes, 'position'>): Place {
  return { line: position?.start.line ?? 1, column: position?.start.column };
}

/** Whether a node is a JSX element. */
export function isJsx(node: { type: string }): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The literal attributes of an element, by name; `null` for expressions. */
export function attributesOf(element: JsxElement): Map<string, string | null> {
  const named = element.attributes.filter(
    (one): one is JsxAttribute => one.type === 'mdxJsxAttribute',
  );
  return new Map(
    named.map(({ name, value }) => [
      name,
      typeof value === 'string'
        ? value
        : (/^\s*(['"])(.*)\1\s*$/.exec(value?.value ?? '')?.[2] ?? null),
    ]),
  );
}

/** A heading in Markdown or JSX. */
export interface PageHeading extends Place {
  depth: number;
  text: string;
}

/** All headings of a page in document order, including those in JSX. */
export function headingsOf(tree: Root): PageHeading[] {
  const headings: PageHeading[] = [];
  visit(tree, (node) => {
    const [, level] = isJsx(node) ? (/^h([1-6])$/.exec(node.name ?? '') ?? []) : [];
    if (node.type === 'heading' || level) {
      const depth = level ? Number(level) : (node as Heading).depth;
      headings.push({ depth, text: toString(node), ...placeOf(node) });
    }
  });
  return headings;
}

/** A link in Markdown or JSX. */
export interface PageLink extends Place {
  url: string;
  /** Offsets of the link's source, for fixes. */
  range?: [start: number, end: number];
}

function rangeOf({ position }: Nodes): [number, number] | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? undefined : [start, end];
}

/** All links of a page with a literal URL. */
export function linksOf(tree: Root): PageLink[] {
  const links: PageLink[] = [];
  visit(tree, (node) => {
    const jsx = isJsx(node) ? attributesOf(node) : null;
    const url =
      node.type === 'link' || node.type === 'definition'
        ? (node as Link | Definition).url
        : (jsx?.get('href') ?? jsx?.get('to'));
    if (url) {
      links.push({ url, range: rangeOf(node as Nodes), ...placeOf(node) });
    }
  });
  return links;
}

/** An image in Markdown or JSX. */
export interface PageImage extends Place {
  /** `null` for an expression. */
  url: string | null;
  /** `null` if missing. Markdown has no way to distinguish that from an empty one. */
  alt: string | null;
}

/** All images of a page. */
export function imagesOf(tree: Root): PageImage[] {
  const images: PageImage[] = [];
  visit(tree, (node) => {
    if (node.type === 'image') {
      const { url, alt } = node as Image;
      images.push({ url, alt: alt || null, ...placeOf(node) });
    } else if (isJsx(node) && node.name === 'img') {
      const attributes = attributesOf(node);
      const isCode = attributes.has('alt') && attributes.get('alt') === null;
      images.push({
        url: attributes.get('src') ?? null,
        alt: isCode ? 'code' : (attributes.get('alt') ?? null),
        ...placeOf(node),
      });
    }
  });
  return images;
}

/** The ids in a page: those of headings and elements. */
export function idsOf(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, (node) => {
    const { id } = ((node as Heading).data ?? {}) as { id?: string };
    const written = isJsx(node) ? attributesOf(node).get('id') : null;
    ids.push(...[id, written].filter((one): one is string => Boolean(one)));
  });
  return ids;
}
