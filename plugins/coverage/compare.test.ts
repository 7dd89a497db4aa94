import { compareSections } from './compare';
import type { CountedPage } from './sections';

function page(pathname: string, headings: number, isGenerated = false): CountedPage {
  return {
    pathname,
    title: pathname.slice(1),
    counts: { headings, demos: 2, links: 3, words: 40 },
    isGenerated,
  };
}

describe('compareSections', () => {
  it('adds up both sides, in the order of the reference, and lists missing pages', () => {
    const here = new Map([
      ['Extra', [page('/extra', 1)]],
      ['Inputs', [page('/button', 4), page('/select', 6)]],
    ]);
    const reference = {
      Start: { '/start': null },
      Inputs: { '/button': [9, 8], '/slider': [5, 7] },
    } as const;
    expect(compareSections(here, reference)).toEqual([
      {
        title: 'Start',
        here: { pages: 0, headings: 0, demos: 0, links: 0, words: 0 },
        reference: { pages: 1, headings: 0, demos: 0 },
        pages: [{ pathname: '/start' }],
      },
      {
        title: 'Inputs',
        here: { pages: 2, headings: 10, demos: 4, links: 6, words: 80 },
        reference: { pages: 2, headings: 14, demos: 15 },
        pages: [
          {
            pathname: '/button',
            title: 'button',
            here: { headings: 4, demos: 2, links: 3, words: 40 },
            reference: { headings: 9, demos: 8 },
          },
          {
            pathname: '/select',
            title: 'select',
            here: { headings: 6, demos: 2, links: 3, words: 40 },
          },
          { pathname: '/slider', reference: { headings: 5, demos: 7 } },
        ],
      },
      expect.objectContaining({ title: 'Extra', pages: [expect.anything()] }),
    ]);
  });

  it("counts generated pages, but doesn't list them", () => {
    const [section] = compareSections(new Map([['API', [page('/api/a', 1, true)]]]), { API: 144 });
    expect(section).toEqual({
      title: 'API',
      here: expect.objectContaining({ pages: 1, headings: 1 }),
      reference: { pages: 144 },
      pages: [],
    });
  });

  it('matches a page that is in another section of the reference', () => {
    const here = new Map([['Layout', [page('/paper', 1)]]]);
    const sections = compareSections(here, { Surfaces: { '/paper': [3, 4] } });
    expect(sections.map(({ title, pages }) => [title, pages.length])).toEqual([
      ['Surfaces', 0],
      ['Layout', 1],
    ]);
    expect(sections[1].pages[0].reference).toEqual({ headings: 3, demos: 4 });
  });
});
