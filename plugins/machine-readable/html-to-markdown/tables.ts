import type { AnyNode, Cheerio, Element } from 'cheerio';
import { isElement, isSkipped } from './context';
import type { Context } from './context';
import { inline } from './inline';

const BLOCKS = ['p', 'div', 'ul', 'ol', 'li', 'details'];

/** The text of a cell in one line; blocks are separated by spaces. */
function cellText(nodes: readonly AnyNode[], context: Context): string {
  return nodes
    .map((node) => {
      // Only the complete type, without the short form that expands it.
      if (isSkipped(node) || (isElement(node) && node.name === 'summary')) {
        return '';
      }
      return isElement(node, ...BLOCKS)
        ? ` ${cellText(node.children, context)} `
        : inline([node], context);
    })
    .join('')
    .replaceAll(/\\\n|\s+/g, ' ')
    .trim();
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function rule(cell: Element | undefined): string {
  const align = /text-align:\s*(\w+)/.exec(cell?.attribs.style ?? '')?.[1];
  return align === 'right' ? '---:' : align === 'center' ? ':---:' : '---';
}

function lines(head: readonly string[], rules: readonly string[], body: string[][]): string {
  return [row(head), row(rules), ...body.map(row)].join('\n');
}

/** Converts a `<table>`. */
export function table(element: Element, context: Context): string {
  const { $ } = context;
  const cells = (one: AnyNode) => $(one).children('th, td').get();
  const [head, ...body] = $(element).find('tr').get();
  const headCells = head ? cells(head) : [];
  const texts = (of: Element[]) => of.map(({ children }) => cellText(children, context));
  return lines(
    texts(headCells),
    headCells.map(rule),
    body.map((one) => texts(cells(one))),
  );
}

/** The name of a row, with the text of its marks and chips. */
function entryName(cell: Cheerio<Element>, context: Context): string {
  const { $ } = context;
  const marks = cell
    .children('span')
    .map((_, mark) => ($(mark).attr('role') === 'img' ? requiredMark($(mark)) : $(mark).text()))
    .get()
    .filter(Boolean);
  const name = cell.find('code').first().text();
  return `\`${name}\`${marks.length > 0 ? ` (${marks.join(', ').toLowerCase()})` : ''}`;
}

/** Most props are optional, so only required ones are marked. */
function requiredMark(mark: Cheerio<Element>): string {
  const label = mark.attr('aria-label') ?? '';
  return label === 'Optional' ? '' : label;
}

/** Converts the rows of an API page, which use ARIA roles, to a Markdown table. */
export function entryTable(element: Element, context: Context): string {
  const { $ } = context;
  const head = $(element)
    .find('[role=columnheader]')
    .map((_, cell) => $(cell).text())
    .get();
  const body = $(element)
    .find('[data-row]')
    .get()
    .map((one) => {
      const [name, ...cells] = $(one).find('[role=cell]').get();
      return [
        entryName($(name), context),
        ...cells.map(({ children }) => cellText(children, context)),
      ];
    });
  return lines(
    head,
    head.map(() => '---'),
    body,
  );
}
