import type { CoverageSection, PageCounts, Sums } from './types';

const NOTHING: Sums<PageCounts> = { pages: 0, headings: 0, demos: 0, links: 0, words: 0 };

function added<Counts extends object>(sums: readonly Sums<Counts>[]): Sums<Counts> | undefined {
  return sums.reduce<Sums<Counts> | undefined>(
    (total, one) =>
      total === undefined
        ? one
        : (Object.fromEntries(
            Object.entries(total).map(([key, value]) => [
              key,
              Number(value) + Number(one[key as keyof Sums<Counts>]),
            ]),
          ) as Sums<Counts>),
    undefined,
  );
}

/** The sums over a product's sections; without a reference when no section has one. */
export function totalsOf(
  sections: readonly CoverageSection[],
): Pick<CoverageSection, 'here' | 'reference'> {
  const reference = added(sections.flatMap((section) => section.reference ?? []));
  return {
    here: added(sections.map(({ here }) => here)) ?? NOTHING,
    ...(reference ? { reference } : {}),
  };
}
