import fc from '@site/test/unit/properties';
import { interruptible } from '@site/test/unit/interruptible';
import { highlightedLines } from './highlighted-lines';

it('keeps lines, and few pieces for text without colors', () => {
  expect(highlightedLines('a + b;\n\n/* one\ntwo */ 3\n')).toEqual([
    [{ text: 'a + b;' }],
    [],
    [{ text: '/* one', className: 'tc' }],
    [{ text: 'two */', className: 'tc' }, { text: ' ' }, { text: '3', className: 'tn' }],
    [],
  ]);
});

it('colors elements side by side', () => {
  const tag = (name: string) => [
    { text: '<' },
    { text: name, className: 'tt' },
    { text: ' ' },
    { text: 'b', className: 'ta' },
    { text: ' />' },
  ];
  expect(highlightedLines('<A b />\n<C b />\n<D b />\n')).toEqual([
    ...['A', 'C', 'D'].map(tag),
    [],
  ]);
});

it('colors elements with type arguments, and the types', () => {
  expect(highlightedLines('<Select<string> label="A" />')).toEqual([
    [
      { text: '<' },
      { text: 'Select', className: 'tt' },
      { text: '<' },
      { text: 'string', className: 'tt' },
      { text: '> ' },
      { text: 'label', className: 'ta' },
      { text: '="' },
      { text: 'A', className: 'ts' },
      { text: '" />' },
    ],
  ]);
});

it('loses nothing of any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...'"\'`/\\<>{}()[]=:;,.$#@!\n\r a1é',
      '=>',
      '${',
      '</',
      '<A<b> ',
      '/*',
      '//',
      'type ',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const code = pieces.join('');
      const lines = highlightedLines(code).map((line) => line.map(({ text }) => text).join(''));
      expect(lines.join('\n')).toBe(code);
    }),
    { numRuns: 1000 },
  );
});

// A grammar of regular expressions takes 16 seconds for 4,000 characters of the first one.
it.each(['"`', "@`function'", '$', '":</`', 'x=(', '<a b={', '`${', '<A<', '<A<(', '<A<b> '])(
  'takes linear time for code that repeats %s',
  (part) => {
    const code = part.repeat(100_000 / part.length);
    const lines = interruptible(() => highlightedLines(code));
    expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code);
  },
);
