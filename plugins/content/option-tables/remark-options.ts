import type { PhrasingContent, Root, Table, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { ownValue } from '../../../src/foundation/own-value';
import type { Cells } from './cells';
import { TABLES } from './tables';

const NAME = 'Options';

const CODE_OR_LINK = /`([^`]+)`|\[([^\]]+)\]\((\/[^)]*)\)/g;

/** Text whose parts in backticks are code, with links to pages. */
function phrases(text: string): PhrasingContent[] {
  const content: PhrasingContent[] = [];
  const add = (value: string) => value !== '' && content.push({ type: 'text', value });
  let end = 0;
  for (const match of text.matchAll(CODE_OR_LINK)) {
    const [all, code, label, url] = match;
    add(text.slice(end, match.index));
    content.push(
      code === undefined
        ? { type: 'link', url: url!, children: [{ type: 'text', value: label! }] }
        : { type: 'inlineCode', value: code },
    );
    end = match.index + all.length;
  }
  add(text.slice(end));
  return content;
}

function rowOf(cells: readonly string[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: phrases(cell) })),
  };
}

function tableOf({ head, rows }: Cells): Table {
  return { type: 'table', children: [head, ...rows].map(rowOf) };
}

function tableNameOf(node: MdxJsxFlowElement, fail: (reason: string) => never): string {
  const [attribute, ...others] = node.attributes;
  const known = `Valid: ${Object.keys(TABLES).join(', ')}.`;
  if (others.length > 0 || attribute?.type !== 'mdxJsxAttribute' || attribute.name !== 'of') {
    return fail(`takes one attribute: <Options of="front-matter" />. ${known}`);
  }
  const { value } = attribute;
  if (typeof value !== 'string' || !Object.hasOwn(TABLES, value)) {
    const received = typeof value === 'string' ? JSON.stringify(value) : 'not a string';
    return fail(`has no table for "of", which is ${received}. ${known}`);
  }
  return value;
}

/**
 * Replaces `<Options of="demo" />` with a table, read from what validates the options.
 *
 * @throws A message with the line, the error and the valid names.
 */
export function remarkOptions() {
  return (tree: Root, vfile: VFile) => {
    const walk = (parent: { children: unknown[] }) => {
      parent.children.forEach((child, index) => {
        const node = child as MdxJsxFlowElement & { children?: unknown[] };
        const fail = (reason: string): never => vfile.fail(`<Options> ${reason}`, node.position);
        if (node.name === NAME && node.type === 'mdxJsxFlowElement') {
          parent.children[index] = tableOf(ownValue(TABLES, tableNameOf(node, fail))!());
        } else if (node.name === NAME) {
          fail('is inside a paragraph. Put it on a separate line.');
        } else if (node.children) {
          walk(node as { children: unknown[] });
        }
      });
    };
    walk(tree);
  };
}
