import type { Blockquote, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { kindOf } from './callout-kinds';
import { convertAttributes } from './html-attributes';

/** `[!NOTE]` in the first line of a quotation, as on GitHub; Obsidian adds a sign or a title. */
export const ALERT = /^\[!([\w-]+)\][+-]?[ \t]*/;

/** The name of the alert that a quotation is, such as `NOTE`; `null` for other quotations. */
export function alertName({ children: [first] }: Blockquote): string | null {
  const [start] = first?.type === 'paragraph' ? first.children : [];
  return start?.type === 'text' ? (ALERT.exec(start.value)?.[1] ?? null) : null;
}

/** Splits the first line off. */
function firstLine(children: readonly PhrasingContent[]): [PhrasingContent[], PhrasingContent[]] {
  const index = children.findIndex(
    (node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')),
  );
  const node = children[index];
  if (!node) {
    return [[...children], []];
  }
  const [before, after] = [children.slice(0, index), children.slice(index + 1)];
  if (node.type !== 'text') {
    return [before, after];
  }
  const at = node.value.indexOf('\n');
  const part = (value: string) => (value ? [{ ...node, value }] : []);
  return [
    [...before, ...part(node.value.slice(0, at).trimEnd())],
    [...part(node.value.slice(at + 1)), ...after],
  ];
}

function labelOf(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', data: { directiveLabel: true }, children };
}

function calloutOf(quotation: Blockquote, name: string): ContainerDirective | null {
  const known = kindOf(name);
  if (!known) {
    return null;
  }
  const [first, ...others] = quotation.children as [Paragraph, ...RootContent[]];
  const [line, text] = firstLine(first.children);
  const [start, ...rest] = line;
  const value = start?.type === 'text' ? start.value.replace(ALERT, '') : '';
  const written: PhrasingContent[] = [
    ...(value ? [{ type: 'text' as const, value }] : []),
    ...rest,
  ];
  const { kind, title } = known;
  const label: PhrasingContent[] =
    written.length > 0 || !title ? written : [{ type: 'text', value: title }];
  return {
    type: 'containerDirective',
    name: kind,
    attributes: {},
    position: quotation.position,
    children: [
      ...(label.length > 0 ? [labelOf(label)] : []),
      ...(text.length > 0 ? [{ ...first, children: text }] : []),
      ...others,
    ] as ContainerDirective['children'],
  };
}

function detailsOf(directive: ContainerDirective): MdxJsxFlowElement {
  const [first, ...others] = directive.children;
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const summary = {
    type: 'mdxJsxFlowElement',
    name: 'summary',
    attributes: [],
    children: isLabel ? first.children : [],
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'details',
    attributes: Object.entries(directive.attributes ?? {}).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value: value || null,
    })),
    position: directive.position,
    children: [summary, ...(isLabel ? others : directive.children)] as never,
  };
}

/** Gives `<Admonition type="hint">` the kind that the theme has. */
function nameKind({ name, attributes }: MdxJsxFlowElement | MdxJsxTextElement): void {
  if (name !== 'Admonition' && name !== 'admonition') {
    return;
  }
  const named = attributes.filter((one) => one.type === 'mdxJsxAttribute');
  const type = named.find((one) => one.name === 'type');
  const known = typeof type?.value === 'string' ? kindOf(type.value) : null;
  if (type && known) {
    type.value = known.kind;
    if (known.title && !named.some((one) => one.name === 'title')) {
      attributes.push({ type: 'mdxJsxAttribute', name: 'title', value: known.title });
    }
  }
}

/**
 * Makes callouts of GitHub's alerts and other tools' kinds, `<details>` of folded containers, and React's
 * attributes of those of HTML.
 */
export function convertMarkup(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      nameKind(node);
      convertAttributes(node);
      return;
    }
    const name = node.type === 'blockquote' ? alertName(node) : null;
    const made =
      name && node.type === 'blockquote'
        ? calloutOf(node, name)
        : node.type === 'containerDirective' && node.name === 'details'
          ? detailsOf(node)
          : null;
    if (made && parent && index !== undefined) {
      parent.children[index] = made as never;
      // Its content may contain others.
      return index;
    }
  });
}
