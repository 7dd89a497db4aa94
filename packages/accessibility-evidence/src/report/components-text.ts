import type { Evidence } from '../types';
import { totalsOf } from './totals';
import { counted } from './wording';

/** Links to the results of a page, in Markdown. */
export type PageLink = (page: string) => string;

/** What the tests found out about the use of a page's demos by keyboard, best first. */
const GROUPS = {
  usable: {
    title: 'Usable by keyboard only',
    meaning:
      'Tests press all keys in the keyboard table of the page, and the focus is visible on all elements that Tab reaches.',
  },
  failing: {
    title: 'With keyboard failures',
    meaning: 'A key in the keyboard table of the page fails, or an element has no visible focus.',
  },
  untested: {
    title: 'Tested with Tab only',
    meaning: 'Tab reaches the controls, and the focus is visible. No test presses all other keys.',
  },
  idle: {
    title: 'Without controls',
    meaning: 'Tab reaches no element of the demos, as they are shown initially.',
  },
} as const;

type Group = keyof typeof GROUPS;

/** A page in the table of its group. */
interface Row {
  group: Group;
  cells: string[];
}

const COLUMNS = ['Page', 'Keys', 'Visible focus', 'Failing rules'];

function rowOf(page: Evidence, linkTo: PageLink): Row {
  const { rows, stops, invisible } = totalsOf([page]);
  const keys = rows.passed + rows.failed + rows['not executed'];
  const isTested = keys > 0 && rows.passed === keys;
  const rules = [...new Set(page.failures.map(({ rule }) => `\`${rule}\``))].sort();
  return {
    group:
      rows.failed > 0 || invisible > 0
        ? 'failing'
        : isTested
          ? 'usable'
          : stops > 0
            ? 'untested'
            : 'idle',
    cells: [
      linkTo(page.page),
      keys > 0 ? `${rows.passed}/${keys}` : '',
      stops > 0 ? `${stops - invisible}/${stops}` : '',
      rules.join(', '),
    ],
  };
}

/** A table without the columns that are empty in all rows. */
function table(rows: readonly Row[]): string {
  const used = COLUMNS.flatMap((_, index) =>
    rows.some(({ cells }) => cells[index]) ? [index] : [],
  );
  const line = (cells: readonly string[]) => `| ${used.map((index) => cells[index]).join(' | ')} |`;
  return [COLUMNS, COLUMNS.map(() => '---'), ...rows.map(({ cells }) => cells)]
    .map(line)
    .join('\n');
}

/**
 * Lists the pages of components by what the tests found out about the keyboard, with the rules that their
 * demos fail, in Markdown.
 *
 * @param pages - The evidence of a product's version.
 */
export function componentsText(pages: readonly Evidence[], linkTo: PageLink): string {
  const rows = pages.map((page) => rowOf(page, linkTo));
  return (Object.keys(GROUPS) as Group[])
    .map((group) => ({ ...GROUPS[group], own: rows.filter((row) => row.group === group) }))
    .filter(({ own }) => own.length > 0)
    .map(
      ({ title, meaning, own }) =>
        `### ${title}\n\n${counted(own.length, 'page')}. ${meaning}\n\n${table(own)}`,
    )
    .join('\n\n');
}
