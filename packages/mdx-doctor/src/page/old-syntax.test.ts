import { DOCUSAURUS } from '../conventions';
import { headingsOf, idsOf, linksOf } from './outline';
import { parsePage } from './parse-page';

it('reads comments, ids and titles of MDX 1 with the places in the page as it is written', () => {
  const source = [
    '<!-- A {comment} -->',
    '',
    '## One {#own}',
    '',
    '> :::note A {title}',
    '> [A](./a.md)',
    '> :::',
    '',
    '```mdx-code-block',
    '<b>[B](./b.md)</b>',
    '```',
  ].join('\n');
  const { tree, faults } = parsePage(source, DOCUSAURUS);
  expect(faults).toEqual([]);
  expect(idsOf(tree)).toEqual(['own']);
  expect(headingsOf(tree)).toEqual([expect.objectContaining({ text: 'One', line: 3 })]);
  const written = linksOf(tree).map(({ line, range }) => [line, source.slice(...range!)]);
  expect(written).toEqual([
    [6, '[A](./a.md)'],
    [10, '[B](./b.md)'],
  ]);
});
