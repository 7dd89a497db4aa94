import { dedent, isJsx, namesIn } from './code';

describe('dedent', () => {
  it('removes common indentation and empty lines at both ends', () => {
    expect(dedent('\n    <List>\n      <Here />\n\n    </List>\n  ')).toBe(
      '<List>\n  <Here />\n\n</List>',
    );
  });
});

describe('isJsx', () => {
  it.each([
    ['<Tab />', true],
    ['<Tab />\n<Tab />', true],
    ['() => <Tab />', false],
    ['{ p: 2 }', false],
  ])('%s: %s', (code, expected) => {
    expect(isJsx(code)).toBe(expected);
  });
});

describe('namesIn', () => {
  it('finds components of elements, adjacent elements and attributes', () => {
    expect(namesIn('<Tab label="Rye" icon={<StarIcon />} />\n<Tab slot={Box} />')).toEqual([
      'Box',
      'StarIcon',
      'Tab',
    ]);
  });

  it('finds components in functions, and the anchor', () => {
    expect(namesIn('({ value }) => <Chip label={value} />')).toEqual(['Chip']);
    expect(namesIn('anchor')).toEqual(['anchor']);
  });

  it('ignores text and HTML elements', () => {
    expect(namesIn('<div title="Rye">Spelt</div>')).toEqual([]);
    expect(namesIn("{ color: 'Red' }")).toEqual([]);
  });

  it('rejects invalid code', () => {
    expect(() => namesIn('<Tab')).toThrow(/expected/);
  });
});
