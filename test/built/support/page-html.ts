import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import type { CheerioAPI } from 'cheerio';
import { BUILD_DIR } from '../../../scripts/shared/root';
import { htmlFileOfRoute } from '../../../scripts/serve/routes';

/**
 * The HTML of a page of the built site.
 *
 * @param route - Path of the page with a trailing slash.
 */
export function htmlWithStyles(route: string): string {
  return readFileSync(htmlFileOfRoute(BUILD_DIR, route), 'utf8');
}

/** The same without the text of the stylesheets that it includes. */
export function htmlOf(route: string): string {
  return htmlWithStyles(route).replaceAll(
    /(<style[^>]*\sdata-href=[^>]*>).*?(?=<\/style>)/gs,
    '$1',
  );
}

/**
 * Parses the `<head>` of a page. Parsing the complete page takes about 20 times as long, which
 * matters in a test that reads every page.
 *
 * @param html - HTML of a built page.
 */
export function loadHead(html: string): CheerioAPI {
  return load(html.slice(0, html.indexOf('</head>')));
}

/** The origin that absolute addresses of the built site start with, from its home page. */
export function siteOrigin(): string {
  return new URL(loadHead(htmlOf('/'))('link[rel=canonical]').attr('href')!).origin;
}
