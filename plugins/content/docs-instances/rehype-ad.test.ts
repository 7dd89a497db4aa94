import type { Element, Root, RootContent } from 'hast';
import { VFile } from 'vfile';
import { rehypeAd } from './rehype-ad';

const element = (tagName: string): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [],
});

/** The names of a page's blocks after the plugin. */
function blocks(names: string[], file = 'docs/button.mdx') {
  const tree: Root = { type: 'root', children: names.map(element) };
  rehypeAd()(tree, new VFile({ path: file }));
  return (tree.children as (RootContent & { name?: string; tagName?: string })[]).map(
    ({ name, tagName }) => name ?? tagName,
  );
}

it.each([
  ['below the first section', ['p', 'h2', 'p', 'h3', 'h2', 'p', 'h2'], 4],
  ['at the end of a page with one section', ['p', 'h2', 'p'], 3],
  ['at the end of a page without sections', ['p'], 1],
])('puts the ad %s', (_where, names, index) => {
  expect(blocks(names)).toEqual([...names.slice(0, index), 'AdSlot', ...names.slice(index)]);
});

it('puts none into partials', () => {
  expect(blocks(['h2', 'p', 'h2'], 'docs/_notes.mdx')).toEqual(['h2', 'p', 'h2']);
});
