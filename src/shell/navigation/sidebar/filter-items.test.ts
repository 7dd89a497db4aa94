import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { countPages, filterItems } from './filter-items';

function link(label: string): PropSidebarItem {
  return { type: 'link', label, href: `/${label}/` };
}

function category(label: string, items: PropSidebarItem[]): PropSidebarItem {
  return { type: 'category', label, items, collapsed: true, collapsible: true };
}

const TREE = [
  category('Getting started', [link('Overview'), link('Usage')]),
  category('Components', [
    category('Inputs', [link('Text Field'), link('Toggle Button')]),
    category('Data display', [link('Table'), link('Café')]),
  ]),
];

function pagesFor(query: string): string[] {
  const labels = (items: readonly PropSidebarItem[]): string[] =>
    items.flatMap((item) => {
      if (item.type === 'category') {
        return labels(item.items);
      }
      return item.type === 'link' ? [item.label] : [];
    });
  return labels(filterItems(TREE, query));
}

describe('filterItems', () => {
  it.each([
    ['usage', ['Usage']],
    ['table', ['Table']],
    ['TABLE', ['Table']],
    ['cafe', ['Café']],
    ['café', ['Café']],
    ['inputs', ['Text Field', 'Toggle Button']],
    ['components t', ['Text Field', 'Toggle Button', 'Table', 'Café']],
    ['button inputs', ['Toggle Button']],
    ['field button', []],
    ['nothing of this', []],
  ])('finds "%s"', (query, expected) => {
    expect(pagesFor(query)).toEqual(expected);
  });

  it('keeps only the groups that contain a match', () => {
    expect(filterItems(TREE, 'table')).toMatchObject([
      { label: 'Components', items: [{ label: 'Data display', items: [{ label: 'Table' }] }] },
    ]);
  });

  it.each(['', '  '])('returns all items for "%s"', (query) => {
    expect(filterItems(TREE, query)).toBe(TREE);
  });

  it("omits items that aren't pages", () => {
    const html: PropSidebarItem = { type: 'html', value: 'table', defaultStyle: false };
    expect(filterItems([html], 'table')).toEqual([]);
  });
});

describe('countPages', () => {
  it('counts pages, not groups', () => {
    expect(countPages(TREE)).toBe(6);
    expect(countPages(filterItems(TREE, 'inputs'))).toBe(2);
    expect(countPages([])).toBe(0);
  });
});
