import { dedent, isJsx, namesIn } from './code';

describe('dedent', () => {
  it('takes the common indentation and the empty ends away', () => {
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
  it('finds the components of elements, of several in a row, and of attributes', () => {
    expect(namesIn('<Tab label="Rye" icon={<StarIcon />} />\n<Tab slot={Box} />')).toEqual([
      'Box',
      'StarIcon',
      'Tab',
    ]);
  });

  it('finds what functions show, and the anchor', () => {
    expect(namesIn('({ value }) => <Chip label={value} />')).toEqual(['Chip']);
    expect(namesIn('anchor')).toEqual(['anchor']);
  });

  it('takes no text or element of HTML for a component', () => {
    expect(namesIn('<div title="Rye">Spelt</div>')).toEqual([]);
    expect(namesIn("{ color: 'Red' }")).toEqual([]);
  });

  it('refuses what is no code', () => {
    expect(() => namesIn('<Tab')).toThrow(/expected/);
  });
});
