import { shownPreview } from './shown-preview';
import { withPreview } from './preview-place';

const SOURCE = `import Chip from 'chip';

export default function Demo() {
  return (
    <div>
      <Chip label="a" />
      <Chip label="b" />
    </div>
  );
}
`;

const PREVIEW = '<Chip label="a" />\n<Chip label="b" />';

const shown = (code: string, source = SOURCE, preview: string | null = PREVIEW) =>
  shownPreview({ source, code }, preview)?.text;

it.each([
  ['a changed line', SOURCE.replace('"b"', '"new"'), '<Chip label="a" />\n<Chip label="new" />'],
  [
    'added lines',
    SOURCE.replace('    </div>', '      <New />\n    </div>'),
    '<Chip label="a" />\n<Chip label="b" />\n<New />',
  ],
  [
    'a changed line, although the imports changed too',
    SOURCE.replace("'chip'", "'chips'").replace('"b"', '"new"'),
    '<Chip label="a" />\n<Chip label="new" />',
  ],
  ['the same lines, if only the imports changed', `import New from 'new';\n${SOURCE}`, PREVIEW],
  [
    'only its lines, if those around it changed too',
    SOURCE.replace('<div>', '<p>').replace('</div>', '</p>').replace('"a"', '"new"'),
    '<Chip label="new" />\n<Chip label="b" />',
  ],
  [
    'lines before it that cannot be told apart from it',
    SOURCE.replace('<div>', '<p>\n      <i>').replace('"a"', '"new"'),
    '<p>\n  <i>\n  <Chip label="new" />\n  <Chip label="b" />',
  ],
  [
    'the line in its place, if it was removed',
    SOURCE.replace(/ *<Chip[^]*?(?= *<\/div)/, ''),
    '</div>',
  ],
  ['everything, if nothing is kept', '<b />', '<b />'],
  ['an empty file', '', ''],
])('shows %s', (_case, code, expected) => {
  expect(shown(code)).toBe(expected);
});

it('shows the lines from the first to the last change, if the source formats the preview differently', () => {
  const code = 'one\n  two\n    three\nfour\n';
  const preview = '<Other />';
  expect(shown(code.replace('two', 'new'), code, preview)).toBe('new');
  expect(shown(code.replace('  two\n', '  two\n  new\n'), code, preview)).toBe('new');
  expect(shown(code.replace('two', '2').replace('three', '3'), code, preview)).toBe('2\n  3');
  expect(shown(code.trimEnd(), code, preview)).toBeDefined();
});

it('shows the line of a preview in the line of its return', () => {
  const source = "import Chip from 'chip';\nexport default () => <Chip />;\n";
  expect(shown(source.replace('<Chip />', '<Chip new />'), source, '<Chip />')).toBe(
    '<Chip new />',
  );
});

it.each([
  ['before an edit', SOURCE, PREVIEW],
  ['while the original preview is loading', SOURCE.replace('"a"', '"new"'), null],
])('shows the original %s', (_case, code, preview) => {
  expect(shown(code, SOURCE, preview)).toBeUndefined();
});

it('can be edited as a part of the edited source', () => {
  const code = SOURCE.replace("'chip'", "'chips'").replace('"b"', '"new"');
  const { place, text, start } = shownPreview({ source: SOURCE, code }, PREVIEW)!;
  expect(start).toBe(5);
  expect(withPreview(place, text)).toBe(code);
  const next = withPreview(place, '');
  expect(next).toContain("'chips'");
  // The same part, although nothing of it is left to find.
  expect(shownPreview({ source: SOURCE, code: next, preview: place }, PREVIEW)?.text).toBe('');
});
