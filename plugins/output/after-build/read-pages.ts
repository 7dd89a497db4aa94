import fs from 'node:fs/promises';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import type { AfterBuild, BuiltDoc } from '../../shared/after-build';

/** The element with a page's content; the classes set by `theme/DocItem/Content`. */
const CONTENT = /<div class="[^"]*\bmarkdown\b/;

/**
 * Parses the article of a built page. Only the article, because sidebar and navbar make up most of a
 * page.
 *
 * @param url - Path of the page below the base URL.
 * @throws If the page has no content.
 */
export function parseDoc(url: string, html: string): BuiltDoc {
  const start = html.search(CONTENT);
  if (start === -1) {
    throw new Error(
      `after-build: ${url} has no content in an element .markdown. Correct CONTENT in plugins/output/after-build/read-pages.ts.`,
    );
  }
  const end = html.lastIndexOf('</article>');
  // Not by `rehype-parse`, which takes three times as long because it also records positions.
  const article = fromParse5(
    parseFragment(html.slice(start, end < start ? undefined : end)),
  ) as Root;
  return { url, article, content: article.children[0] as Element };
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
        const doc = parseDoc(`/${route.slice(baseUrl.length)}`, html);
        for (const { readDoc } of plugins) {
          await readDoc?.(doc);
        }
      }
    }
  }
}
