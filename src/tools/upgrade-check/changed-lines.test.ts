import { lineChanges } from './changed-lines';

const CODE = ['import a;', '<A', '  b={1}', '  c', '/>;', 'last'].join('\n');
const at = (text: string) => ({
  start: CODE.indexOf(text),
  end: CODE.indexOf(text) + text.length,
});

it('shows the lines that edits replace, remove and add', () => {
  const change = lineChanges(CODE);
  expect(change([{ ...at('b={1}'), text: 'd={1}' }])).toEqual([
    { line: 3, removed: ['  b={1}'], added: ['  d={1}'] },
  ]);
  expect(change([{ ...at('\n  c'), text: '' }])).toEqual([
    { line: 4, removed: ['  c'], added: [] },
  ]);
  const end = at('import a;').end;
  expect(change([{ start: end, end, text: '\nimport b;' }])).toEqual([
    { line: 2, removed: [], added: ['import b;'] },
  ]);
  expect(change([{ ...at('last'), text: 'end' }])).toEqual([
    { line: 6, removed: ['last'], added: ['end'] },
  ]);
});

it('shows edits on a line once, and others by line', () => {
  expect(
    lineChanges(CODE)([
      { ...at('last'), text: 'end' },
      { ...at('a;'), text: 'z;' },
      { ...at('import'), text: 'export' },
    ]),
  ).toEqual([
    { line: 1, removed: ['import a;'], added: ['export z;'] },
    { line: 6, removed: ['last'], added: ['end'] },
  ]);
});

it('cuts long lines around the change, and many lines', () => {
  const long = `${'a'.repeat(500)}X${'b'.repeat(500)}`;
  const [change] = lineChanges(long)([{ start: 500, end: 501, text: 'Y' }]);
  expect(change!.removed[0]).toMatch(/^…a{40}Xb+…$/);
  expect(change!.added[0]).toMatch(/^…a{40}Yb+…$/);
  const [many] = lineChanges('')([{ start: 0, end: 0, text: 'a\n'.repeat(100) }]);
  expect(many!.added).toHaveLength(41);
});

it('shows lines that end like on Windows without their ends', () => {
  expect(lineChanges('a\r\nb\r\n')([{ start: 3, end: 4, text: 'c' }])).toEqual([
    { line: 2, removed: ['b'], added: ['c'] },
  ]);
});
