import { diffRows } from './diff-rows';

/** A diff with the usual signs. */
function shown(original: string, edited: string): string[] {
  return diffRows(original, edited).map(({ line, change }) =>
    change === 'remove'
      ? `-${original.split('\n')[line]}`
      : `${change ? '+' : ' '}${edited.split('\n')[line]}`,
  );
}

it.each([
  ['a changed line', 'a\nb\nc\n', 'a\nx\nc\n', [' a', '-b', '+x', ' c']],
  ['added lines', 'a\n', 'a\n\nb\n', [' a', '+', '+b']],
  ['a removed line', 'a\nb\nc', 'b\nc', ['-a', ' b', ' c']],
  ['a missing newline at the end', 'a\nb\n', 'a\nb', [' a', ' b']],
])('shows %s', (_case, original, edited, expected) => {
  expect(shown(original, edited)).toEqual(expected);
});

it('replaces everything if too many lines changed', () => {
  const lines = (text: string) => `${text}\n`.repeat(600);
  const rows = diffRows(lines('a'), lines('b'));
  expect(rows.map(({ change }) => change)).toEqual([
    ...Array<string>(600).fill('remove'),
    ...Array<string>(600).fill('add'),
  ]);
});
