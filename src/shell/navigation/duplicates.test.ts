import { defaultTree } from './default-tree';
import { assertUniquePathnames } from './duplicates';
import { group, page, subheader } from './entry';

describe('assertUniquePathnames', () => {
  it('names the pathname and both places where it is used', () => {
    const tree = [
      page('/system/overview', { title: 'Start' }),
      group('/system/style-utilities', [
        subheader('/system/b', [page('/system/grid'), page('/system/overview')]),
      ]),
    ];
    expect(() => assertUniquePathnames('docs-system/sidebar.ts', tree)).toThrow(
      'docs-system/sidebar.ts: the pathname /system/overview is used twice, at "Start" and at "Style utilities › /system/b › /system/overview". Remove one of the entries, or give it its own pathname.',
    );
  });

  it('checks the pathnames of groups too', () => {
    const tree = [group('/system/react-', [page('/system/react-', { title: 'Two' })])];
    expect(() => assertUniquePathnames('docs-system/sidebar.ts', tree)).toThrow(
      'at "Components" and at "Components › Two"',
    );
  });

  it.each(['/system/a/', '/system/a//', '/system/a#top', '/zh/system/a'])(
    'finds %s beside /system/a',
    (pathname) => {
      expect(() => assertUniquePathnames('s', [page('/system/a'), page(pathname)])).toThrow(
        's: the pathname /system/a is used twice',
      );
    },
  );

  it('keeps addresses on other sites apart that differ in their hash', () => {
    const tree = [page('https://example.com/#a'), page('https://example.com/#b')];
    expect(() => assertUniquePathnames('s', tree)).not.toThrow();
  });

  it('accepts a tree that lists each page once', () => {
    const tree = [group('/system/a', [page('/system/b')]), page('/system/c')];
    expect(() => assertUniquePathnames('docs-system/sidebar.ts', tree)).not.toThrow();
  });
});

describe('the default tree', () => {
  it('links only to other sites', () => {
    expect(() => assertUniquePathnames('default', defaultTree)).not.toThrow();
    expect(defaultTree.map(({ pathname }) => new URL(pathname).protocol)).toEqual([
      'https:',
      'https:',
      'https:',
    ]);
  });
});
