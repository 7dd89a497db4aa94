import { slugOf } from './slug';

it.each([
  ['a.md', {}, '/a'],
  ['index.mdx', {}, '/'],
  ['guides/README.md', {}, '/guides/'],
  ['guides/guides.md', {}, '/guides/'],
  ['01-guides/02-first.md', {}, '/guides/first'],
  ['2021-11-notes.md', {}, '/2021-11-notes'],
  ['guides/a.md', { id: 'b' }, '/guides/b'],
  ['guides/a.md', { slug: '/c' }, '/c'],
  ['guides/a.md', { slug: 'c' }, '/guides/c'],
  ['guides/a.md', { slug: '../c' }, '/c'],
])('slugOf(%s, %j) is %s', (name, fields, slug) => {
  expect(slugOf(name, fields)).toBe(slug);
});
