/** Where a host sends the requests of feedback and events. */
export interface ApiRoute {
  /** Path on the site, such as `/docs/api/`. */
  prefix: string;
  /** The collector's, such as `http://127.0.0.1:8787/api/`. */
  target: string;
}
