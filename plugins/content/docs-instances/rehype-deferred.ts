import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { jsxElement } from '../../shared/highlight/mdx-nodes';

/** Estimated height in px of what a reader sees first, on a large window. */
const FIRST_SCREEN = 1400;

/** A rest that is lower than this isn't worth a second rendering. */
const LEAST_REST = 700;

// Roughly the metrics of the site's text.
const LINE = 28;
const CHARACTERS_PER_LINE = 90;
const SPACE = 20;

/** Demos and other components of pages, with their toolbars. */
const COMPONENT = 300;

type Block = RootContent | ElementContent;

function textLength(node: Block): number {
  if (node.type === 'text') {
    return node.value.length;
  }
  return 'children' in node ? node.children.reduce((sum, child) => sum + textLength(child), 0) : 0;
}

function codeLines({ properties }: Element): number {
  return String(properties.html ?? '').split('\n').length;
}

function heightOf(node: Block): number {
  if (node.type === 'mdxJsxFlowElement') {
    return COMPONENT;
  }
  if (node.type !== 'element') {
    return 0;
  }
  if (node.tagName === 'pre') {
    return codeLines(node) * LINE + SPACE;
  }
  const parts = node.children.filter((child) => child.type === 'element');
  return ['ul', 'ol', 'table', 'thead', 'tbody'].includes(node.tagName)
    ? parts.reduce((sum, part) => sum + heightOf(part), SPACE)
    : Math.ceil(textLength(node) / CHARACTERS_PER_LINE) * LINE + SPACE;
}

/**
 * Puts what is below the first screen of a page into `<Deferred>`, which a change of page renders after
 * the first paint. The HTML of the page stays the same.
 */
export function rehypeDeferred() {
  return (tree: Root) => {
    const modules = tree.children.filter(({ type }) => type === 'mdxjsEsm');
    const blocks = tree.children.filter(({ type }) => type !== 'mdxjsEsm');
    let height = 0;
    const start = blocks.findIndex((block) => {
      const isBelow = height >= FIRST_SCREEN;
      height += heightOf(block);
      return isBelow;
    });
    const rest = start < 0 ? [] : blocks.slice(start);
    if (rest.reduce((sum, block) => sum + heightOf(block), 0) < LEAST_REST) {
      return;
    }
    const deferred: MdxJsxFlowElementHast = jsxElement('Deferred', {});
    deferred.children = rest as MdxJsxFlowElementHast['children'];
    tree.children = [...modules, ...blocks.slice(0, start), deferred as RootContent];
  };
}
