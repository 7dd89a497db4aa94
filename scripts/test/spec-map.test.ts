import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../shared/root';

const PATH = /`([^`]+)`/g;
const TEST = /\.(?:test|spec)\.tsx?$/;
const UNCOVERED = /^Not covered: .+\.$/;

/** The rows of the tables, without headers and separators. */
function rowsOf(markdown: string) {
  return Array.from(markdown.matchAll(/^\| (\d+\.\d+) .*$/gm), ([row, number = '']) => {
    const cells = row.split('|').map((cell) => cell.trim());
    return { number, cells, shownBy: cells[3] ?? '' };
  });
}

/** What is wrong in a map, with the number of the statement and the fix. */
function faultsOf(markdown: string): string[] {
  const rows = rowsOf(markdown);
  return rows.flatMap(({ number, cells, shownBy }, index) => {
    const files = Array.from(shownBy.matchAll(PATH), ([, file = '']) => file).filter((file) =>
      file.includes('/'),
    );
    const gone = files.filter(
      (file) => !statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.isFile(),
    );
    return [
      cells.length === 5 ? [] : 'it needs three cells: number, statement, tests.',
      rows.findIndex((row) => row.number === number) === index ? [] : 'the number is used twice.',
      gone.map((file) => `${file} does not exist. Name the file that replaced it.`),
      files.some((file) => TEST.test(file)) || UNCOVERED.test(shownBy)
        ? []
        : 'it names no test. Name one, or write "Not covered: ", and the reason in a sentence.',
    ]
      .flat()
      .map((fault) => `test/SPEC.md, ${number}: ${fault}`);
  });
}

it('test/SPEC.md names for each statement a test that exists, or why it has none', () => {
  const markdown = readFileSync(path.join(ROOT, 'test/SPEC.md'), 'utf8');
  const tableRows = markdown.match(/^\|(?! (?:No\.|-+) ).*$/gm);
  expect(tableRows).toHaveLength(rowsOf(markdown).length);
  expect(faultsOf(markdown)).toEqual([]);
});

describe('a row', () => {
  const SELF = '`scripts/test/spec-map.test.ts`';

  it.each([
    `| 1.1 | S | ${SELF}, ${SELF}. Without \`a.woff2\`, it differs. |`,
    '| 1.1 | S | Not covered: no package has it. |',
  ])('is accepted: %s', (row) => {
    expect(faultsOf(row)).toEqual([]);
  });

  it.each([
    [`| 1.1 | S | ${SELF}, \`src/gone.test.ts\` |`, 'src/gone.test.ts does not exist.'],
    ['| 1.1 | S | `scripts/shared/root.ts` |', 'it names no test.'],
    ['| 1.1 | S | Not covered |', 'it names no test.'],
    ['| 1.1 | S | – |', 'it names no test.'],
    [`| 1.1 | S | ${SELF} | done |`, 'it needs three cells'],
    [`| 1.1 | S | ${SELF} |\n| 1.1 | T | ${SELF} |`, 'the number is used twice.'],
  ])('is refused: %s', (rows, fault) => {
    expect(faultsOf(rows)).toEqual([expect.stringContaining(`test/SPEC.md, 1.1: ${fault}`)]);
  });
});
