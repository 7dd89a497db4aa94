import { pagesBySection } from './sections';
import type { CountedPage } from './sections';

const NOTHING = { headings: 0, demos: 0, links: 0, words: 0 };

function page(title: string): CountedPage {
  return { pathname: `/joy-ui/${title}`, title, counts: NOTHING, isGenerated: false };
}

const doc = (id: string) => ({ type: 'doc' as const, id });

function group(label: string, items: object[]) {
  return { type: 'category' as const, label, collapsed: true, collapsible: true, items };
}

describe('pagesBySection', () => {
  it('labels sections with group and subheader, and lists each page once', () => {
    const sidebars = {
      defaultSidebar: [
        doc('intro'),
        group('Components', [
          group('Inputs', [doc('button'), group('Deeper', [doc('input')])]),
          doc('all'),
          { type: 'link', label: 'Blog', href: 'https://example.com' },
        ]),
        group('Again', [doc('button')]),
      ],
    } as unknown as Parameters<typeof pagesBySection>[0];
    const ids = ['intro', 'all', 'button', 'input', 'hidden'];
    const sections = pagesBySection(sidebars, new Map(ids.map((id) => [id, page(id)])));
    expect([...sections].map(([title, pages]) => [title, pages.map((one) => one.title)])).toEqual([
      ['Without a group', ['intro']],
      ['Components › Inputs', ['button', 'input']],
      ['Components', ['all']],
      ['Not in the navigation', ['hidden']],
    ]);
  });
});
