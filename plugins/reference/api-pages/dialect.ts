import type { ApiPageData } from '../../../src/api/types';

/** How a page writes what Markdown has no syntax for. */
export interface Dialect {
  /** The URL to write for a path on this site, an anchor of the page, or another site's URL. */
  link: (href: string) => string;
  /** A list of rows. */
  rows: (list: keyof Omit<ApiPageData, 'name'>) => string;
  /** Markdown that is collapsed below a summary. */
  folded: (summary: string, markdown: string) => string;
  warning: (title: string, markdown: string) => string;
}
