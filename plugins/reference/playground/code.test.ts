import { componentsIn, dedent, isJsx } from './code';

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

describe('componentsIn', () => {
  it('finds components of elements, adjacent elements and attributes', () => {
    expect(componentsIn('<Tab label="Rye" icon={<StarIcon />} />\n<Tab slot={Box} />')).toEqual([
      'Box',
      'StarIcon',
      'Tab',
    ]);
  });

  it('finds components in functions', () => {
    expect(componentsIn('({ value }) => <Chip label={value} />')).toEqual(['Chip']);
  });

  it('ignores text and HTML elements', () => {
    expect(componentsIn('<div title="Rye">Spelt</div>')).toEqual([]);
    expect(componentsIn("{ color: 'Red' }")).toEqual([]);
  });

  it('rejects invalid code', () => {
    expect(() => componentsIn('<Tab')).toThrow('the tsx code cannot be parsed');
  });
});
