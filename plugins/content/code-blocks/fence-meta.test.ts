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
