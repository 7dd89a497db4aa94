import { syntaxCure } from './syntax-cures';

it.each([
  ['Expected a closing tag for `<div>`', /^Write <\/div> after its content or <div \/> without/],
  [
    'Expected a closing tag for `<a>` before the end of `paragraph`',
    /^Write <\/a> in the same para/,
  ],
  [
    'Unexpected closing tag `</p>`, expected corresponding closing tag for `<b>`',
    /^Write <\/b> first/,
  ],
  ['Unexpected closing slash `/` in tag, expected an open tag first', /^Remove the tag/],
  ['Could not parse import/exports with acorn', /^If it is text, start the line with another word/],
  ['Could not parse expression with acorn', /^Write a literal \{ as \\\{/],
  ['Unexpected character `5` (U+0035) before name, expected …', /^Write a literal < as \\</],
  [
    'Unexpected character `3` (U+0033) before attribute value, expected …',
    /^Write the value in quotes/,
  ],
  ['Unexpected lazy line in expression in container', /^Start the line like those before it/],
])('says how to fix: %s', (message, cure) => {
  expect(syntaxCure(message)).toMatch(cure);
});

it('returns null for messages of others', () => {
  expect(syntaxCure('The front matter has no "title".')).toBeNull();
});
