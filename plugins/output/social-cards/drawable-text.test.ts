import { drawableCard, drawableText } from './drawable-text';
import type { Card } from './types';

const fonts = { has: (character: string) => /[\w –ő&-]/.test(character) };

it.each([
  ['Button', 'Button'],
  ['o\u030b', 'ő'],
  ['con\ufb01gure', 'configure'],
  ['old → new', 'old – new'],
  ['a\u00a0b\u202fc', 'a b c'],
  ['A\u2011B', 'A-B'],
])('draws %s as %s', (text, drawn) => {
  expect(drawableText(text, fonts)).toEqual({ text: drawn, lost: [] });
});

it('leaves out and reports characters that the fonts lack', () => {
  expect(drawableText('Icons 😀 日本 here', fonts)).toEqual({
    text: 'Icons here',
    lost: ['😀', '日', '本'],
  });
});

it("leaves out what isn't visible without reporting it", () => {
  expect(drawableText('a\u200db\ufe0f', fonts)).toEqual({ text: 'ab', lost: [] });
});

it('names the product if nothing of the title is left', () => {
  const card: Card = {
    title: '日本',
    product: 'Joy',
    logoSvg: '',
    version: null,
    section: ['日', 'A'],
  };
  expect(drawableCard(card, fonts)).toEqual({
    drawable: { ...card, title: 'Joy', section: ['A'] },
    lost: ['日', '本'],
  });
});
