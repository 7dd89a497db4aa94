import { codeLines, resultOf } from './code-lines';

const NONE = { highlighted: new Set<number>(), diff: false };

function shown(
  code: string,
  language: string,
  options: Partial<Parameters<typeof codeLines>[1]> = {},
) {
  return codeLines(code, { ...NONE, language, ...options }).map(({ text, marks }) =>
    [text, ...marks].join(' | '),
  );
}

describe('magic comments', () => {
  it.each([
    ['ts', '// highlight-next-line\na\nb', ['a | highlight', 'b']],
    [
      'tsx',
      '{/* highlight-start */}\na\nb\n{/* highlight-end */}\nc',
      ['a | highlight', 'b | highlight', 'c'],
    ],
    ['css', '/* add-next-line */\na', ['a | add']],
    ['html', '<!-- remove-next-line -->\na', ['a | remove']],
    ['bash', '# add-start\na\n# add-end', ['a | add']],
    ['sql', '-- highlight-next-line\na', ['a | highlight']],
    ['ts', 'a\n  // focus-next-line\nb', ['a | dim', 'b | focus']],
    ['ts', 'a // +\nb // -', ['a | add', 'b | remove']],
    ['tsx', '<a /> {/* + */}', ['<a /> | add']],
    ['ts', '// add-next-line\n// highlight-next-line\na', ['a | add | highlight']],
  ])('of %s: %j', (language, code, expected) => {
    expect(shown(code, language)).toEqual(expected);
  });

  it.each([
    ['ts', "log('// highlight-next-line');"],
    ['ts', '// we highlight-next-line here'],
    ['ts', '// +'],
    ['ts', 'a + // b'],
    ['mdx', '// highlight-next-line\na'],
    ['text', '# add-start'],
  ])('are not read in %s: %j', (language, code) => {
    expect(shown(code, language)).toEqual(code.split('\n'));
  });

  it.each([
    ['a\n// add-end', 'says "add-end", but no "add-start" stands before it', 2],
    ['// focus-start\na', 'says "focus-start", but no "focus-end" follows', 1],
  ])('must be in pairs: %j', (code, message, line) => {
    const read = () => codeLines(code, { ...NONE, language: 'ts' });
    expect(read).toThrow(expect.objectContaining({ line }));
    expect(read).toThrow(message);
  });

  it('leave each line its place in the fence', () => {
    const lines = codeLines('// add-next-line\na\nb', { ...NONE, language: 'ts' });
    expect(lines.map(({ source }) => source)).toEqual([2, 3]);
  });
});

describe('ranges', () => {
  it('count the lines that are shown', () => {
    const highlighted = new Set([2]);
    expect(shown('// add-next-line\na\nb', 'ts', { highlighted })).toEqual([
      'a | add',
      'b | highlight',
    ]);
  });

  it('end where the code does', () => {
    expect(() => shown('a', 'ts', { highlighted: new Set([2]) })).toThrow(
      'highlights line 2, but has 1 line.',
    );
  });
});

describe('differences', () => {
  it.each([
    ['- a\n+ b\n\n  c', ['a | remove', 'b | add', '', 'c']],
    ['-a\n+b\n c', ['a | remove', 'b | add', 'c']],
  ])('are read from the first column: %j', (code, expected) => {
    expect(shown(code, 'diff')).toEqual(expected);
    expect(shown(code, 'tsx', { diff: true })).toEqual(expected);
  });

  it('of patches stay as they are', () => {
    const patch = '--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b';
    expect(shown(patch, 'diff')).toEqual(patch.split('\n'));
  });

  it('leave behind what holds in the end, each character in its place', () => {
    const lines = codeLines('- ab\n+ c', { ...NONE, language: 'diff' });
    expect(resultOf(lines)).toBe('  \nc');
  });
});

describe('prompts', () => {
  it('tell commands from what they print', () => {
    expect(shown('$ a \\\n  -b\nok\n$ c', 'bash')).toEqual([
      'a \\ | command',
      '  -b',
      'ok | output',
      'c | command',
    ]);
  });

  it.each([
    ['bash', 'echo $ a'],
    ['ts', '$ a'],
  ])('are not seen in %s: %s', (language, code) => {
    expect(shown(code, language)).toEqual([code]);
  });
});
