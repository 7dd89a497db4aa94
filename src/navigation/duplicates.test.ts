import trees, { defaultTree } from '@site/sidebars';
import { PRODUCTS } from '@site/src/products';
import { assertUniquePathnames } from './duplicates';
import { group, page, subheader } from './entry';

describe('assertUniquePathnames', () => {
  it('names the pathname and both of its places', () => {
    const tree = [
      page('/system/overview', 'Start'),
      group('/system/a', 'Utilities', [
        subheader('/system/b', 'Layout', [page('/system/grid'), page('/system/overview')]),
      ]),
    ];
    expect(() => assertUniquePathnames('docs-system', tree)).toThrow(
      'sidebars.ts, tree "docs-system": the pathname /system/overview stands twice, at "Start" and at "Utilities › Layout › Overview". Remove one of them, or give it its own pathname.',
    );
  });

  it('counts the pathnames of groups too', () => {
    const tree = [group('/system/a', 'One', [page('/system/a', 'Two')])];
    expect(() => assertUniquePathnames('docs-system', tree)).toThrow('at "One" and at "One › Two"');
  });

  it('is content with a tree that names each page once', () => {
    const tree = [group('/system/a', 'One', [page('/system/b')]), page('/system/c')];
    expect(() => assertUniquePathnames('docs-system', tree)).not.toThrow();
  });
});

describe('sidebars.ts', () => {
  it('has one tree per docs instance, and no other', () => {
    const ids = PRODUCTS.flatMap(({ docs }) => docs).map(({ id }) => id);
    expect(Object.keys(trees).sort()).toEqual(ids.sort());
  });

  it.each(Object.entries(trees))('names each page of %s once', (name, tree) => {
    expect(() => assertUniquePathnames(name, tree)).not.toThrow();
  });

  it('leads out of this site with every entry of the default tree', () => {
    expect(() => assertUniquePathnames('default', defaultTree)).not.toThrow();
    expect(defaultTree.map(({ pathname }) => new URL(pathname).protocol)).toEqual([
      'https:',
      'https:',
      'https:',
    ]);
  });
});
