import { ROW_ANNOTATION, keyboardEvidence, rowTests } from './keyboard-results';

const PAGE = { file: 'docs/chip.mdx' };
const TAB = { keys: 'Tab', action: 'Moves to the next chip.' };
const DELETE = { keys: 'Delete', action: 'Removes the chip.' };
const RUN = { date: '2026-11-27', browser: 'Chromium 140' };

const spec = (title: string, status: string, row: object) => ({
  title,
  ok: status === 'expected',
  tests: [
    {
      status,
      annotations: [
        { type: 'page' },
        { type: ROW_ANNOTATION, description: JSON.stringify({ ...PAGE, ...row }) },
      ],
    },
  ],
});

function evidenceOf(...specs: ReturnType<typeof spec>[]) {
  const tests = rowTests({ suites: [{ suites: [{ specs }] }] });
  return keyboardEvidence([TAB, DELETE], tests, RUN);
}

it('reports keys that work, keys that do nothing, and keys that no test presses', () => {
  expect(evidenceOf(spec('a', 'expected', TAB), spec('b', 'unexpected', DELETE))).toEqual({
    ...RUN,
    rows: [
      { ...TAB, result: 'passed', tests: ['a'] },
      { ...DELETE, result: 'failed', tests: ['b'] },
    ],
  });
  expect(evidenceOf()).toEqual({
    rows: [
      { ...TAB, result: 'not executed', tests: [] },
      { ...DELETE, result: 'not executed', tests: [] },
    ],
  });
});

it('reports a row as failed if one of its tests fails, and ignores skipped tests', () => {
  const { rows } = evidenceOf(
    spec('a', 'expected', TAB),
    spec('b', 'unexpected', TAB),
    spec('c', 'skipped', DELETE),
  );
  expect(rows.map(({ result }) => result)).toEqual(['failed', 'not executed']);
});
