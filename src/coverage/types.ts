/** Counts of the reference's pages. */
export interface ReferenceCounts {
  headings: number;
  demos: number;
}

/** Counts of a page on this site. */
export interface PageCounts extends ReferenceCounts {
  links: number;
  words: number;
}

/** Totals of several pages. */
export type Sums<Counts> = Counts & { pages: number };

/** A page on this site, in the reference, or both. */
export interface CoveragePage {
  /** Path without trailing slash. */
  pathname: string;
  /** Absent if this site doesn't have the page. */
  title?: string;
  here?: PageCounts;
  /** Absent if the reference doesn't have the page, or its counts aren't known. */
  reference?: ReferenceCounts;
}

/** A group of a product's navigation, or a subheader in it. */
export interface CoverageSection {
  /** Titles in the navigation, such as `Components › Inputs`. */
  title: string;
  here: Sums<PageCounts>;
  /**
   * Absent if the reference doesn't have the section. For generated pages, only their number is
   * known.
   */
  reference?: Sums<Partial<ReferenceCounts>>;
  /** Its written pages. Generated pages are only counted. */
  pages: CoveragePage[];
}

/** Coverage of a product's pages. */
export interface CoverageProduct {
  id: string;
  name: string;
  sections: CoverageSection[];
}
