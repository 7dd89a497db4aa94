import type { CoverageSection, PageCounts, Sums } from './types';

const NOTHING: Sums<PageCounts> = { pages: 0, headings: 0, demos: 0, links: 0, words: 0 };

/** The totals of a product's sections, without a reference if no section has one. */
export function totalsOf(
  sections: readonly CoverageSection[],
): Pick<CoverageSection, 'here' | 'reference'> {
  const here = sections.reduce(
    (sums, section) => ({
      pages: sums.pages + section.here.pages,
      headings: sums.headings + section.here.headings,
      demos: sums.demos + section.here.demos,
      links: sums.links + section.here.links,
      words: sums.words + section.here.words,
    }),
    NOTHING,
  );
  const references = sections.flatMap(({ reference }) => reference ?? []);
  const sum = (count: 'pages' | 'headings' | 'demos') =>
    references.reduce((total, one) => total + (one[count] ?? 0), 0);
  return references.length === 0
    ? { here }
    : {
        here,
        reference: { pages: sum('pages'), headings: sum('headings'), demos: sum('demos') },
      };
}
