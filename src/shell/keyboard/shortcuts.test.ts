import { shortcutOfKeys } from './shortcuts';

function keys(key: string, ...modifiers: string[]) {
  return {
    key,
    ctrlKey: modifiers.includes('Control'),
    metaKey: modifiers.includes('Meta'),
    altKey: modifiers.includes('Alt'),
    getModifierState: (modifier: string) => modifiers.includes(modifier),
  };
}

describe('shortcutOfKeys', () => {
  it.each([
    [keys('?', 'Shift'), 'help'],
    [keys('?'), 'help'],
    [keys('['), 'previous'],
    [keys(']'), 'next'],
    [keys('/'), 'search'],
    [keys('[', 'AltGraph', 'Control', 'Alt'), 'previous'],
    [keys('k', 'Control'), 'search'],
    [keys('k', 'Meta'), 'search'],
    [keys('K', 'Control'), 'search'],
  ])('%#: recognizes the keys of %s', (event, id) => {
    expect(shortcutOfKeys(event, true)).toBe(id);
  });

  it.each([
    keys('k'),
    keys('a'),
    keys('Escape'),
    keys('?', 'Control'),
    keys('[', 'Meta'),
    keys(']', 'Alt'),
    keys('/', 'Control'),
    keys('k', 'Control', 'Alt'),
  ])('ignores %j', (event) => {
    expect(shortcutOfKeys(event, true)).toBeNull();
  });

  it('ignores single keys if they are off, but not keys with a modifier', () => {
    expect(['?', '[', ']', '/'].map((key) => shortcutOfKeys(keys(key), false))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(shortcutOfKeys(keys('k', 'Control'), false)).toBe('search');
  });
});
