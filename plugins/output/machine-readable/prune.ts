import type { Element, ElementContent, Properties, RootContent } from 'hast';
import { toString } from 'mdast-util-to-string';

/** Controls and decoration; `data-search-ignore` marks more of them. */
const LEFT_OUT = new Set(
  'button form input label noscript script select style svg template wbr'.split(' '),
);

/** Whether an element has a class. */
export function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

function isLeftOut(element: Element): boolean {
  const { tagName, properties } = element;
  return (
    (LEFT_OUT.has(tagName) && properties.type !== 'checkbox') ||
    'dataSearchIgnore' in properties ||
    'dataFootnoteBackref' in properties ||
    properties.role === 'tablist'
  );
}

/** The sign that CSS shows before a line of a difference; empty for none. */
function signOf(line: ElementContent): string {
  if (line.type !== 'element') {
    return '';
  }
  return hasClass(line, 'cl-add') ? '+ ' : hasClass(line, 'cl-remove') ? '- ' : '';
}

/** A code block with its code as text. */
function plainCode(pre: Element): Element {
  const lines = pre.children.flatMap((node) => (node.type === 'element' ? node.children : [node]));
  const isDifference = lines.some(signOf);
  const value = lines
    .map((line) => (isDifference ? signOf(line) || '  ' : '') + toString(line))
    .join('');
  return {
    ...pre,
    properties: { ...pre.properties, ...(isDifference ? { dataLanguage: 'diff' } : {}) },
    children: [{ type: 'text', value }],
  };
}

/** Elements for the roles of tables whose elements aren't table elements. */
const BY_ROLE = new Map<unknown, string>([
  ['table', 'table'],
  ['row', 'tr'],
  ['columnheader', 'th'],
  ['rowheader', 'td'],
  ['cell', 'td'],
]);

/** Adds a space between nodes, which CSS separates. */
function apart(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) =>
    index > 0 ? [{ type: 'text', value: ' ' }, node] : [node],
  );
}

/** Alignment as the attribute that `hast-util-to-mdast` reads. */
function alignment({ style }: Properties): Properties {
  const [, align] = /text-align:\s*(\w+)/.exec(String(style)) ?? [];
  return align ? { align } : {};
}

/**
 * A copy of an article's nodes without controls and decoration, demos, and the markup of highlighted
 * code: most of the elements, which would only slow down the conversion.
 */
export function pruned(nodes: readonly RootContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') {
      return node.type === 'text' ? [node] : [];
    }
    if (isLeftOut(node)) {
      return [];
    }
    if (node.tagName === 'pre') {
      return [plainCode(node)];
    }
    // The link of a heading to itself.
    if (hasClass(node, 'heading-link')) {
      return pruned(node.children);
    }
    const properties = { ...node.properties, ...alignment(node.properties) };
    const tagName = BY_ROLE.get(properties.role) ?? node.tagName;
    const children = 'dataSource' in properties ? [] : pruned(node.children);
    return [
      {
        ...node,
        tagName,
        properties,
        children: BY_ROLE.get(properties.role) === 'td' ? apart(children) : children,
      },
    ];
  });
}
