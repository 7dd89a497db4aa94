import { parseFenceMeta } from './fence-meta';

it('reads every option', () => {
  const meta = `title="a {1}.ts" {1,3-5} showLineNumbers=9 diff npm noCheck='a reason'`;
  expect(parseFenceMeta(meta)).toEqual({
    title: 'a {1}.ts',
    highlighted: new Set([1, 3, 4, 5]),
    firstLine: 9,
    diff: true,
    npm: true,
    noCheck: 'a reason',
  });
});

it('has defaults', () => {
  expect(parseFenceMeta('')).toEqual({ highlighted: new Set(), diff: false, npm: false });
  expect(parseFenceMeta('showLineNumbers').firstLine).toBe(1);
});

it.each([
  'titel="a"',
  'title=bare',
  'title=""',
  'noCheck',
  'noCheck=" "',
  'showLineNumbers=x',
  '{}',
  '{0}',
  '{3-1}',
  '{a}',
  '{1',
  'npm2',
])('rejects %s, and lists what is allowed', (part) => {
  expect(() => parseFenceMeta(`{1} ${part}`)).toThrow(
    /^the code block has the option ".*Allowed: title="…", \{1,3-4\}, showLineNumbers, .* npm, noCheck="reason"\.$/,
  );
});

it.each([
  ['title=""', 'Write the name of the file, title="a.ts", or remove the option.'],
  ['title=a.ts', 'Put the title in quotes: title="a.ts".'],
  ['filename="a.ts"', 'Write title="a.ts".'],
  ['[a.ts]', 'Write title="a.ts".'],
  ['noCheck', 'Give the reason: noCheck="reason".'],
  ['hl_lines="2"', 'Write the lines in braces: {1,3-4}.'],
  ['ins={2}', 'Mark the lines with comments: // add-next-line.'],
  [':line-numbers', 'Write showLineNumbers.'],
  ['npm2yarn', 'Write npm.'],
  ['twoslash', 'Remove it.'],
])('says what to write for %s of other tools', (meta, cure) => {
  expect(() => parseFenceMeta(meta)).toThrow(`${cure} Allowed: title="…"`);
});
