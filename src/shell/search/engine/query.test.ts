import { MAX_QUERY_LENGTH, parseQuery } from './query';

it('reads operators at any position', () => {
  expect(parseQuery('prop:variant in:Button')).toEqual({
    words: ['variant'],
    kind: 'prop',
    within: 'button',
    writtenAsCode: false,
    isSentence: false,
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

it.each(['version:6.5.0', 'version:v6.5.0', 'VERSION:V6.5.0'])(
  'reads the version in %j',
  (text) => {
    expect(parseQuery(`button ${text}`)).toMatchObject({ words: ['button'], version: '6.5.0' });
    expect(parseQuery('Node.js version: 20')).not.toHaveProperty('version');
  },
);

it('removes stop words unless there are no others', () => {
  expect(parseQuery('how to use the Drawer').words).toEqual(['drawer']);
  expect(parseQuery('in').words).toEqual(['in']);
});

it('recognizes names in code by their camel case', () => {
  expect(parseQuery('onClose dialog').writtenAsCode).toBe(true);
  expect(parseQuery('TextField').writtenAsCode).toBe(false);
  expect(parseQuery('text field').writtenAsCode).toBe(false);
});

it('recognizes sentences by their stop words', () => {
  expect(parseQuery('hide on mobile').isSentence).toBe(true);
  expect(parseQuery('how to use the Drawer').isSentence).toBe(false);
  expect(parseQuery('button variant').isSentence).toBe(false);
});

it.each(['', '   ', '.*+?^${}()|[]\\', '<>', ':', 'in:'])('finds no words in %j', (text) => {
  expect(parseQuery(text).words).toEqual([]);
});

it('truncates long queries', () => {
  const { words } = parseQuery('button '.repeat(2000));
  expect(words.length).toBeLessThanOrEqual(12);
  expect(parseQuery('x'.repeat(10_000)).words).toEqual(['x'.repeat(MAX_QUERY_LENGTH)]);
});
