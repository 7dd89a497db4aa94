import { MAX_QUERY_LENGTH, parseQuery } from './query';

it('reads operators wherever they stand', () => {
  expect(parseQuery('prop:variant in:Button')).toEqual({
    words: ['variant'],
    kind: 'prop',
    within: 'button',
    writtenAsCode: false,
  });
  expect(parseQuery('size IN: TextField')).toMatchObject({
    words: ['size'],
    within: 'textfield',
  });
  expect(parseQuery('class:MuiButton-root')).toMatchObject({
    words: ['muibutton', 'root'],
    kind: 'class',
  });
});

it('leaves out words that say nothing, unless there are no others', () => {
  expect(parseQuery('how to use the Drawer').words).toEqual(['drawer']);
  expect(parseQuery('in').words).toEqual(['in']);
});

it('knows names out of the code by their capitals', () => {
  expect(parseQuery('onClose dialog').writtenAsCode).toBe(true);
  expect(parseQuery('TextField').writtenAsCode).toBe(false);
  expect(parseQuery('text field').writtenAsCode).toBe(false);
});

it.each(['', '   ', '.*+?^${}()|[]\\', '<>', ':', 'in:'])('finds no words in %j', (text) => {
  expect(parseQuery(text).words).toEqual([]);
});

it('looks at the beginning of what is too long', () => {
  const { words } = parseQuery('button '.repeat(2000));
  expect(words.length).toBeLessThanOrEqual(8);
  expect(parseQuery('x'.repeat(10_000)).words).toEqual(['x'.repeat(MAX_QUERY_LENGTH)]);
});
