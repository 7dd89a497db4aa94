/** What the reference's facts tell of pages. */
export interface ReferenceCounts {
  headings: number;
  demos: number;
}

/** What is counted on a page of this site. */
export interface PageCounts extends ReferenceCounts {
  links: number;
  words: number;
}

/** The sums of some pages. */
export type Sums<Counts> = Counts & { pages: number };

/** A page of this site, of the reference, or of both. */
export interface CoveragePage {
  /** Path without trailing slash. */
  pathname: string;
  /** Absent for a page that this site does not have. */
  title?: string;
  here?: PageCounts;
  /** Absent when the reference does not have the page, or its counts are not known. */
  reference?: ReferenceCounts;
}

/** One group of a product's navigation, or a subheader in it. */
export interface CoverageSection {
  /** Titles in the navigation, such as `Components › Inputs`. */
  title: string;
  here: Sums<PageCounts>;
  /** Absent when the reference has no such section; of generated pages only their number is known. */
  reference?: Sums<Partial<ReferenceCounts>>;
  /** Its written pages; generated ones are counted only. */
  pages: CoveragePage[];
}

/** What a product's pages cover. */
export interface CoverageProduct {
  id: string;
  name: string;
  sections: CoverageSection[];
}
