import { findPreview, previewIn, withPreview } from './preview-place';

const SOURCE = `import Chip from 'chip';

export default function Demo() {
  return (
    <div>
      <Chip
        label="a"
      />

      <Chip label="b" />
    </div>
  );
}
`;

const PREVIEW = '<Chip\n  label="a"\n/>\n\n<Chip label="b" />';

it.each([
  ['an indented preview', SOURCE, PREVIEW],
  ['a preview in the line of its return', 'x\nreturn <Chip label="b" />;\n', '<Chip label="b" />'],
])('replaces %s in the source', (_case, source, preview) => {
  const place = findPreview(source, preview)!;
  expect(withPreview(place, preview)).toBe(source);
  const edited = withPreview(place, `${preview}\n<New />`);
  expect(edited).toMatch(/<Chip label="b" \/>\n *<New \/>/);
  expect(previewIn(edited, place)).toBe(`${preview}\n<New />`);
});

it('indents new lines of a preview with one line', () => {
  const place = findPreview('(\n    <A />\n)', '<A />')!;
  expect(withPreview(place, '<A />\n<B />')).toBe('(\n    <A />\n    <B />\n)');
});

it('finds the last occurrence', () => {
  const place = findPreview('<A />;\nreturn <A />;', '<A />')!;
  expect(withPreview(place, '<B />')).toBe('<A />;\nreturn <B />;');
});

it('finds nothing in a source with another preview', () => {
  expect(findPreview(SOURCE, '<Chip label="c" />\n<b />')).toBeNull();
});

it.each([
  ['before the preview', SOURCE.replace("'chip'", "'chips'")],
  ['after the preview', SOURCE.replace('</div>', '</p>')],
  ['in the indentation', SOURCE.replace('      <Chip label="b"', '  <Chip label="b"')],
  ['everywhere', ''],
])('has no preview if the source was edited %s', (_where, code) => {
  expect(previewIn(code, findPreview(SOURCE, PREVIEW)!)).toBeNull();
});
