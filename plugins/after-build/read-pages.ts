import fs from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import type { CheerioAPI } from 'cheerio';
import type { AfterBuild } from './types';

/** The element with a page's content; the classes set by `theme/DocItem/Content`. */
const CONTENT = /<div class="[^"]*\bmarkdown\b/;

/**
 * The parsed article of a built page. Only the article is parsed, because sidebar and navbar make up
 * most of a page. It requires a full HTML parser, because pages omit optional end tags.
 */
export function parseDoc(html: string): CheerioAPI {
  const start = Math.max(0, html.search(CONTENT));
  const end = html.lastIndexOf('</article>');
  return load(html.slice(start, end < start ? undefined : end));
}

interface Pages {
  outDir: string;
  baseUrl: string;
  /** Paths of all pages, with the base URL. */
  routes: readonly string[];
  /** The documentation pages among them. */
  docs: ReadonlySet<string>;
}

/** Reads and parses each built page once, for all plugins. */
export async function readPages(
  { outDir, baseUrl, routes, docs }: Pages,
  plugins: readonly AfterBuild[],
): Promise<void> {
  for (const route of routes) {
    const name = route.slice(baseUrl.length);
    const file = path.join(outDir, name, name.endsWith('.html') ? '' : 'index.html');
    const built = await fs.readFile(file, 'utf8').catch(() => null);
    if (built !== null) {
      const html = plugins.reduce(
        (text, { rewritePage }) => rewritePage?.(text, route) ?? text,
        built,
      );
      if (html !== built) {
        await fs.writeFile(file, html);
      }
      if (docs.has(route)) {
        const doc = { url: `/${route.slice(baseUrl.length)}`, $: parseDoc(html) };
        for (const { readDoc } of plugins) {
          await readDoc?.(doc);
        }
      }
    }
  }
}
