import { sourceFacts } from './source-facts';

function preview(...lines: string[]): string | null {
  return sourceFacts(lines.join('\n'), 'Demo.tsx').preview;
}

/** A demo that returns the given lines, indented as Prettier does. */
function returning(...jsx: string[]): string | null {
  return preview(
    "import * as React from 'react';",
    '',
    'export default function Demo() {',
    '  const [open, setOpen] = React.useState<boolean>(false);',
    '  return (',
    ...jsx.map((line) => `    ${line}`),
    '  );',
    '}',
  );
}

describe('preview', () => {
  it("shows the root if it isn't only layout", () => {
    expect(returning('<Alert', '  severity="info"', '>', '  Text', '</Alert>')).toBe(
      '<Alert\n  severity="info"\n>\n  Text\n</Alert>',
    );
  });

  it.each([
    ['div', '<div className="row">', '</div>'],
    ['Box', '<Box sx={{ p: 1 }}>', '</Box>'],
    ['Stack', '<Stack spacing={2}>', '</Stack>'],
    ['fragment', '<>', '</>'],
    ['React.Fragment as root', '<React.Fragment>', '</React.Fragment>'],
  ])('shows the children of a %s without their indentation', (name, open, close) => {
    const children = ['<Button', '  onClick={() => {}}', '>', '  One', '</Button>', '', '<Chip />'];
    const text = returning(open, ...children.map((line) => (line ? `  ${line}` : line)), close);
    const isLayout = name !== 'React.Fragment as root';
    expect(text).toBe(
      isLayout
        ? children.join('\n')
        : [open, ...children.map((line) => (line ? `  ${line}` : line)), close].join('\n'),
    );
  });

  it('keeps nested layout elements', () => {
    expect(returning('<Stack>', '  <Box>', '    <Chip />', '  </Box>', '</Stack>')).toBe(
      '<Box>\n  <Chip />\n</Box>',
    );
  });

  it('keeps expressions between the children', () => {
    const children = ['{items.map((item) => (', '  <Chip key={item} />', '))}', '<Chip />'];
    expect(returning('<div>', ...children.map((line) => `  ${line}`), '</div>')).toBe(
      children.join('\n'),
    );
  });

  it('shows a layout element without child elements', () => {
    expect(returning('<Box component="section" />')).toBe('<Box component="section" />');
    expect(returning('<div>', '  {render()}', '</div>')).toBe('<div>\n  {render()}\n</div>');
  });

  it('shows a root on the line of its return', () => {
    expect(preview('export default function Demo() {', '  return <Chip label="a" />;', '}')).toBe(
      '<Chip label="a" />',
    );
    expect(preview('export default function Demo() {', '  return <Box><Chip /></Box>;', '}')).toBe(
      '<Chip />',
    );
  });

  it('exists for 16 lines, but not for 17', () => {
    const chips = (count: number) =>
      Array.from({ length: count }, (_, i) => `  <Chip id="${i}" />`);
    expect(returning('<Box>', ...chips(16), '</Box>')?.split('\n')).toHaveLength(16);
    expect(returning('<Box>', ...chips(17), '</Box>')).toBeNull();
  });

  it('uses the return of the component, not of a nested function', () => {
    const text = preview(
      'export default function Demo() {',
      '  const inner = () => {',
      '    return <Inner />;',
      '  };',
      '  if (!inner) {',
      '    return <Early />;',
      '  }',
      '  return <Last render={inner} />;',
      '}',
      'function Other() {',
      '  return <Other />;',
      '}',
    );
    expect(text).toBe('<Last render={inner} />');
  });

  it.each([
    [
      'the returned value is not JSX',
      ['export default function Demo() {', '  return a ? <A /> : <B />;', '}'],
    ],
    ['nothing is returned', ['export default function Demo() {', '  use(1);', '}']],
    ['the fragment is empty', ['export default function Demo() {', '  return <></>;', '}']],
    ['there is no default export', ['export function Demo() {', '  return <A />;', '}']],
    ['the export is not a function', ['const Demo = memo(Inner);', 'export default Demo;']],
  ])('is null if %s', (_case, lines) => {
    expect(preview(...lines)).toBeNull();
  });

  it('shows the result of an arrow function without a block', () => {
    expect(preview('export default () => <Chip label="a" />;')).toBe('<Chip label="a" />');
  });
});

describe('hasDefaultExport', () => {
  it.each([
    ['export default function Demo() { return <p />; }', true],
    ['const Demo = () => <p />;\nexport default Demo;', true],
    ['export function Demo() { return <p />; }', false],
    ['// export default Demo', false],
    ['', false],
  ])('returns for %j: %s', (source, expected) => {
    expect(sourceFacts(source, 'Demo.tsx').hasDefaultExport).toBe(expected);
  });

  it('recognizes a named default export', () => {
    const source = 'function Demo() {}\nexport { Demo as default };';
    expect(sourceFacts(source, 'Demo.tsx').hasDefaultExport).toBe(true);
  });
});
