import { standardText } from './standard-text';

it('has the texts of all licenses of an expression, with the given holder instead of examples', () => {
  const text = standardText('(MIT AND ISC)', 'Ada')!;
  expect(text.match(/^Copyright .*/gm)).toEqual(['Copyright (c) Ada']);
  expect(text).toContain('MIT License\n');
  expect(text).toContain('ISC License');
  expect(text).not.toContain('<year>');
});

it.each(['', 'UNLICENSED', 'MIT AND Unknown', '../package'])('has no text of %j', (expression) => {
  expect(standardText(expression, 'Ada')).toBeNull();
});
