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
  ])('in %s: %j', (language, code, expected) => {
    expect(shown(code, language)).toEqual(expected);
  });

  it.each([
    ['ts', "log('// highlight-next-line');"],
    ['ts', '// we highlight-next-line here'],
    ['ts', '// +'],
    ['ts', 'a + // b'],
    ['mdx', '// highlight-next-line\na'],
    ['text', '# add-start'],
  ])('are ignored in %s: %j', (language, code) => {
    expect(shown(code, language)).toEqual(code.split('\n'));
  });

  it.each([
    ['a\n// add-end', 'says "add-end", but no "add-start" comes before it', 2],
    ['// focus-start\na', 'says "focus-start", but no "focus-end" follows', 1],
  ])('must be in pairs: %j', (code, message, line) => {
    const read = () => codeLines(code, { ...NONE, language: 'ts' });
    expect(read).toThrow(expect.objectContaining({ line }));
    expect(read).toThrow(message);
  });

  it('keep the source line number of each line', () => {
    const lines = codeLines('// add-next-line\na\nb', { ...NONE, language: 'ts' });
    expect(lines.map(({ source }) => source)).toEqual([2, 3]);
  });
});

describe('ranges', () => {
  it('count displayed lines', () => {
    const highlighted = new Set([2]);
    expect(shown('// add-next-line\na\nb', 'ts', { highlighted })).toEqual([
      'a | add',
      'b | highlight',
    ]);
  });

  it('must be within the code', () => {
    expect(() => shown('a', 'ts', { highlighted: new Set([2]) })).toThrow(
      'highlights line 2, but has 1 line.',
    );
  });
});

describe('diffs', () => {
  it.each([
    ['- a\n+ b\n\n  c', ['a | remove', 'b | add', '', 'c']],
    ['-a\n+b\n c', ['a | remove', 'b | add', 'c']],
  ])('are parsed from the first column: %j', (code, expected) => {
    expect(shown(code, 'diff')).toEqual(expected);
    expect(shown(code, 'tsx', { diff: true })).toEqual(expected);
  });

  it('of patches stay unchanged', () => {
    const patch = '--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b';
    expect(shown(patch, 'diff')).toEqual(patch.split('\n'));
  });

  it('result in the new code, with unchanged offsets', () => {
    const lines = codeLines('- ab\n+ c', { ...NONE, language: 'diff' });
    expect(resultOf(lines)).toBe('  \nc');
  });
});

describe('prompts', () => {
  it('distinguish commands from output', () => {
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
  ])('are ignored in %s: %s', (language, code) => {
    expect(shown(code, language)).toEqual([code]);
  });
});
