import type { Element, ElementContent, Properties, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const HEADING = /^h[2-6]$/;

/** What may be between the names in a cell. */
const SEPARATORS = /^[\s,/]*$/;

const partsOf = (node: Element, tagName: string): Element[] =>
  node.children.filter(
    (child): child is Element => child.type === 'element' && child.tagName === tagName,
  );

function textOutsideCode(node: ElementContent): string {
  if (node.type === 'element') {
    return node.tagName === 'code' ? '' : node.children.map(textOutsideCode).join('');
  }
  return node.type === 'text' ? node.value : '';
}

/** Whether a cell contains only names in code, such as a prop's. */
function isName(cell: Element | undefined): cell is Element {
  return (
    cell !== undefined && toString(cell).trim() !== '' && SEPARATORS.test(textOutsideCode(cell))
  );
}

/** Makes the first cell of each row its header, if all rows describe a name in code. */
function markRowHeaders(table: Element): void {
  const rows = partsOf(table, 'tbody').flatMap((body) => partsOf(body, 'tr'));
  const first = rows.map((row) => partsOf(row, 'td')[0]);
  if (first.every(isName)) {
    for (const cell of first) {
      cell.tagName = 'th';
      cell.properties.scope = 'row';
    }
    const heads = partsOf(table, 'thead').flatMap((head) => partsOf(head, 'tr'));
    for (const cell of heads.flatMap((row) => partsOf(row, 'th'))) {
      cell.properties.scope = 'col';
    }
  }
}

/**
 * Names tables after the heading above them, or after the page, because those that scroll are focusable:
 * `Sizes`, and `Sizes (2)` for a second table. In tables of props and options, the names become row
 * headers.
 */
export function rehypeTables() {
  return (tree: Root, vfile: VFile) => {
    const { title } = (vfile.data.frontMatter ?? {}) as { title?: string };
    let section: { text: string; id?: Properties['id'] } = { text: title ?? '' };
    let count = 0;
    visit(tree, 'element', (element) => {
      if (HEADING.test(element.tagName)) {
        section = { text: toString(element).trim(), id: element.properties.id };
        count = 0;
      } else if (element.tagName === 'table') {
        count += 1;
        const { text, id } = section;
        if (count === 1 && id) {
          element.properties.ariaLabelledBy = [String(id)];
        } else if (text) {
          element.properties.ariaLabel = count === 1 ? text : `${text} (${count})`;
        }
        markRowHeaders(element);
      }
    });
  };
}
