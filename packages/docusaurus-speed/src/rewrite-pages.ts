import fs from 'node:fs/promises';
import path from 'node:path';

/** Returns the new HTML of a page; `route` is the page's path with the base URL. */
export type RewritePage = (html: string, route: string) => string;

const withoutSlash = (route: string) => route.replace(/\/$/, '');

/** The path of a page by its file: `guide/index.html` and `guide.html` are both `/guide`. */
const pathOf = (baseUrl: string, file: string) =>
  withoutSlash((baseUrl + file.replaceAll('\\', '/')).replace(/(?:\/index)?\.html$/, ''));

/**
 * Rewrites the HTML files of the routes of a build, and leaves others alone, such as those of `static/`.
 *
 * @param site.routes - The paths of all pages, with base URL.
 */
export async function rewritePages(
  site: { outDir: string; baseUrl: string; routes: readonly string[] },
  rewrite: RewritePage,
): Promise<void> {
  const routes = new Map(
    site.routes.map((route) => [withoutSlash(route.replace(/\.html$/, '')), route]),
  );
  const entries = await fs.readdir(site.outDir, { recursive: true });
  for (const entry of entries.filter((name) => name.endsWith('.html'))) {
    const route = routes.get(pathOf(site.baseUrl, entry));
    if (route !== undefined) {
      const file = path.join(site.outDir, entry);
      await fs.writeFile(file, rewrite(await fs.readFile(file, 'utf8'), route));
    }
  }
}
