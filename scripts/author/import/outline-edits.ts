import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Edit } from './edits';

/** What a page begins with. */
export interface PageStart {
  /** The text of the heading above everything else; empty without one. */
  heading: string;
  /** The source of its first paragraph. */
  paragraph: string;
}

const isHeading = (node: Root['children'][number]): node is Heading => node.type === 'heading';

/** The first heading of a page, if no text is above it, and its first paragraph. */
export function startOf(tree: Root, source: string): PageStart {
  const shown = tree.children.filter(
    ({ type }) => !/^(?:yaml|mdxjsEsm|mdxFlowExpression)$/.test(type),
  );
  const [first] = shown;
  const paragraph = shown.find(({ type }) => type === 'paragraph')?.position;
  return {
    heading: first && isHeading(first) && first.depth === 1 ? toString(first) : '',
    paragraph: source.slice(paragraph?.start.offset, paragraph?.end.offset ?? 0),
  };
}

/**
 * Removes the heading that is the title, and writes the others from level 2 on without a jump, so that
 * each one stays below the same heading.
 */
export function outlineEdits(tree: Root, source: string): Edit[] {
  const { heading } = startOf(tree, source);
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => void headings.push(node));
  const above: number[] = [];
  return headings.flatMap((node, index): Edit[] => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    if (index === 0 && heading) {
      const [gap = ''] = /^\s*/.exec(source.slice(end)) ?? [];
      return [{ start, end: end + gap.length, text: '' }];
    }
    while (above.length > 0 && above.at(-1)! >= node.depth) {
      above.pop();
    }
    above.push(node.depth);
    const level = '#'.repeat(Math.min(above.length + 1, 6));
    const written = source.slice(start, end);
    // A heading with a line under it has its text only.
    const text = written.startsWith('#')
      ? written.replace(/^#+/, level)
      : `${level} ${written.split('\n')[0]}`;
    return text === written ? [] : [{ start, end, text }];
  });
}
