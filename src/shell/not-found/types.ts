/** A page of the site, as the 404 page needs it. */
export interface SitePage {
  /** Path without the site's base URL, with leading and trailing slash. */
  path: string;
  title: string;
}

/** A URL that moved. Paths are without the site's base URL, with leading and trailing slash. */
export interface Redirect {
  from: string;
  to: string;
}

/** What `plugins/output/site-map-data` writes for the 404 page. */
export interface SiteMap {
  pages: readonly SitePage[];
  redirects: readonly Redirect[];
  /** Codes of the languages whose pages moved to the pages without a language, such as `zh`. */
  languages: readonly string[];
}
