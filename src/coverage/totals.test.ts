import { totalsOf } from './totals';
import type { CoverageSection } from './types';

const here = { pages: 2, headings: 3, demos: 4, links: 5, words: 6 };
const section: CoverageSection = { title: 'A', here, pages: [] };

describe('totalsOf', () => {
  it('adds up the sections, and the reference where there is one', () => {
    const reference = { pages: 1, headings: 2, demos: 3 };
    const sections = [section, { ...section, reference }, { ...section, reference: { pages: 9 } }];
    expect(totalsOf(sections)).toEqual({
      here: { pages: 6, headings: 9, demos: 12, links: 15, words: 18 },
      reference: { pages: 10, headings: 2, demos: 3 },
    });
  });

  it('has no reference if no section has one', () => {
    expect(totalsOf([section])).toEqual({ here });
  });

  it('is zero for a product without sections', () => {
    expect(totalsOf([]).here).toEqual({ pages: 0, headings: 0, demos: 0, links: 0, words: 0 });
  });
});
