import type { CoveragePage, CoverageSection, PageCounts, Sums } from '../../src/coverage/types';
import { ownValue } from '../../src/own-value';
import type { CountedPage } from './sections';

/** Headings and demos of a page of the reference, `null` if not known. */
type ReferencePage = readonly [headings: number, demos: number] | null;

/** The reference's sections of a product: pages by pathname, or only their number. */
export type ReferenceSections = Readonly<
  Record<string, number | Readonly<Record<string, ReferencePage>>>
>;

const NOTHING: PageCounts = { headings: 0, demos: 0, links: 0, words: 0 };

function sumHere(pages: readonly CountedPage[]): Sums<PageCounts> {
  return pages.reduce<Sums<PageCounts>>(
    (sums, { counts }) => ({
      pages: sums.pages + 1,
      headings: sums.headings + counts.headings,
      demos: sums.demos + counts.demos,
      links: sums.links + counts.links,
      words: sums.words + counts.words,
    }),
    { pages: 0, ...NOTHING },
  );
}

function sumReference(section: ReferenceSections[string]): CoverageSection['reference'] {
  if (typeof section === 'number') {
    return { pages: section };
  }
  const pages = Object.values(section);
  const sum = (index: 0 | 1) => pages.reduce((total, page) => total + (page?.[index] ?? 0), 0);
  return { pages: pages.length, headings: sum(0), demos: sum(1) };
}

function countsOf(page: ReferencePage | undefined): Pick<CoveragePage, 'reference'> {
  return page ? { reference: { headings: page[0], demos: page[1] } } : {};
}

/**
 * Compares the sections of a product with those of the reference: first the reference's, in its
 * order.
 *
 * @param here - The pages on this site by section.
 */
export function compareSections(
  here: ReadonlyMap<string, readonly CountedPage[]>,
  reference: ReferenceSections = {},
): CoverageSection[] {
  const known = Object.assign(
    {},
    ...Object.values(reference).filter((section) => typeof section === 'object'),
  ) as Record<string, ReferencePage>;
  const written = new Set([...here.values()].flat().map(({ pathname }) => pathname));
  const titles = new Set([...Object.keys(reference), ...here.keys()]);
  return [...titles].map((title) => {
    const pages = here.get(title) ?? [];
    const theirs = ownValue(reference, title);
    const missing = typeof theirs === 'object' ? Object.entries(theirs) : [];
    return {
      title,
      here: sumHere(pages),
      ...(theirs === undefined ? {} : { reference: sumReference(theirs) }),
      pages: [
        ...pages
          .filter(({ isGenerated }) => !isGenerated)
          .map(({ pathname, title: name, counts }): CoveragePage => ({
            pathname,
            title: name,
            here: counts,
            ...countsOf(ownValue(known, pathname)),
          })),
        ...missing
          .filter(([pathname]) => !written.has(pathname))
          .map(([pathname, page]): CoveragePage => ({ pathname, ...countsOf(page) })),
      ],
    };
  });
}
