import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../shared/root';

const COLUMNS = ['Statement', 'Where', 'Test', 'Status'];
const BUILT = ['done', 'differs', 'when configured', 'test page only', 'library only', 'unused'];
const PLANNED = /^(?:issue [1-9]\d*|no issue yet)$/;
const UNTESTED = 'no test yet';

/** A path in backticks. */
const NAMED = /`([^`]+)`/g;

/** Rows of Markdown tables with trimmed cells, without headers and separators. */
function rowsOf(markdown: string) {
  return markdown
    .split('\n')
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.startsWith('|') && !/^\|[\s|:-]+$/.test(text))
    .map(({ text, line }) => {
      const cells = text.split(/(?<!\\)\|/).slice(1, -1);
      return { line, cells: cells.map((cell) => cell.trim()) };
    })
    .filter(({ cells }) => cells.join() !== COLUMNS.join());
}

/** The files in a cell that don't exist. */
function namedFaults(cell: string): string[] {
  return [...cell.matchAll(NAMED)]
    .map(([, file]) => file!)
    .filter((file) => !statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.isFile())
    .map(
      (file) => `${file} does not exist. Name the file that replaced it, or the issue that will.`,
    );
}

/** The errors in a map, with the row, the path and the fix. */
function faultsOf(markdown: string): string[] {
  return rowsOf(markdown).flatMap(({ line, cells }) => {
    const [statement, where = '', test = '', status = ''] = cells;
    const at = (fault: string) => `test/SPEC.md:${line} “${statement}”: ${fault}`;
    if (cells.length !== COLUMNS.length) {
      return [at(`${cells.length} cells. Write four: ${COLUMNS.join(', ')}.`)];
    }
    if (PLANNED.test(status)) {
      return [];
    }
    if (!BUILT.includes(status)) {
      return [
        at(`unknown status “${status}”. Write ${BUILT.join(', ')}, “issue N” or “no issue yet”.`),
      ];
    }
    return [
      ...(where.includes('`') ? [] : [`${status}, but names no file. Name the implementation.`]),
      ...(/`[^`]+\.(?:test|spec)\.tsx?`/.test(test) || test.includes(UNTESTED)
        ? []
        : [`${status}, but names no test. Name one, or write “${UNTESTED}”.`]),
      ...namedFaults(where),
      ...namedFaults(test),
    ].map(at);
  });
}

it('test/SPEC.md names files and tests that exist, and known statuses', () => {
  const markdown = readFileSync(path.join(ROOT, 'test/SPEC.md'), 'utf8');
  expect(rowsOf(markdown).length).toBeGreaterThan(200);
  expect(faultsOf(markdown)).toEqual([]);
});

describe('a row', () => {
  const SELF = '`scripts/test/spec-map.test.ts`';

  it.each([
    [`| S | ${SELF} | ${SELF} (all of it) | done |`],
    [`| S | ${SELF} | no test yet | done |`],
    ['| S | `not/yet.ts` | – | issue 7 |'],
    [`| S | ${SELF} | ${SELF} | library only |`],
    ['| S | – | – | no issue yet |'],
  ])('accepts %s', (row) => {
    expect(faultsOf(row)).toEqual([]);
  });

  it.each([
    [
      `| S | \`src/gone.ts\` | ${SELF} | done |`,
      'src/gone.ts does not exist. Name the file that replaced it, or the issue that will.',
    ],
    [
      `| S | ${SELF} | \`src/gone.test.ts\` | done |`,
      'src/gone.test.ts does not exist. Name the file that replaced it, or the issue that will.',
    ],
    [
      '| S | `scripts` | no test yet | done |',
      'scripts does not exist. Name the file that replaced it, or the issue that will.',
    ],
    ['| S | – | no test yet | done |', 'done, but names no file. Name the implementation.'],
    [`| S | ${SELF} | – | done |`, 'done, but names no test. Name one, or write “no test yet”.'],
    [
      '| S | – | – | issue |',
      'unknown status “issue”. Write done, differs, when configured, test page only, library only, unused, “issue N” or “no issue yet”.',
    ],
    [
      '| S | – | – | Done |',
      'unknown status “Done”. Write done, differs, when configured, test page only, library only, unused, “issue N” or “no issue yet”.',
    ],
    ['| S | – | no test yet | differs |', 'differs, but names no file. Name the implementation.'],
    ['| S | – | done |', '3 cells. Write four: Statement, Where, Test, Status.'],
  ])('is refused: %s', (row, fault) => {
    const table = `| ${COLUMNS.join(' | ')} |\n| --- | :-: | - | --- |\n${row}`;
    expect(faultsOf(table)).toEqual([`test/SPEC.md:3 “S”: ${fault}`]);
  });
});
