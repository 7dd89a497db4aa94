import trees from '@site/sidebars';
import type { NavigationEntry, NavigationTree } from './entry';

/** The entry at the end of a way of titles. */
function find(tree: NavigationTree, titles: readonly string[]): NavigationEntry | undefined {
  const [first, ...rest] = titles;
  const entry = tree.find(({ title }) => title === first);
  return rest.length > 0 ? entry && find(entry.children ?? [], rest) : entry;
}

// Product specification, section 2: the groups of each product's tree.
describe('the trees of the products', () => {
  it.each([
    ['docs-material', 'Getting started'],
    ['docs-material', 'Components > Inputs'],
    ['docs-material', 'Components > Data display'],
    ['docs-material', 'Components > Feedback'],
    ['docs-material', 'Components > Surfaces'],
    ['docs-material', 'Components > Navigation'],
    ['docs-material', 'Components > Layout'],
    ['docs-joy', 'Getting started'],
    ['docs-joy', 'Components'],
    ['docs-system', 'Getting started'],
    ['docs-system', 'Style utilities'],
  ])('have in %s the group %s with pages', (instance, titles) => {
    expect(find(trees[instance], titles.split(' > '))?.children?.length).toBeGreaterThan(0);
  });
});
