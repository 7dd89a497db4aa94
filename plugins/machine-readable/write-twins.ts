import fs from 'node:fs/promises';
import path from 'node:path';
import { pageMarkdown } from './page-markdown';
import type { ApiPage } from './page-markdown';
import { twinPath } from './twin-path';
import type { DocPage, VersionDocs } from './version-docs';

interface Output {
  /** Folder of the built site. */
  outDir: string;
  /** The site's address with its base URL and without slash at the end. */
  siteUrl: string;
}

/** Writes the Markdown twin of every page of a version beside the page. */
export async function writeTwins(docs: VersionDocs, { outDir, siteUrl }: Output): Promise<void> {
  const read = ({ url }: DocPage) => fs.readFile(path.join(outDir, url, 'index.html'), 'utf8');
  // As plugins/api-pages titles them.
  const apiOf = new Map(docs.pages.map((page) => [page.title, page]));
  const apiPage = async (component: string): Promise<ApiPage[]> => {
    const page = apiOf.get(`${component} API`);
    return page ? [{ ...page, html: await read(page) }] : [];
  };
  for (const page of docs.pages) {
    const apiPages = await Promise.all(page.components.map(apiPage));
    const markdown = await pageMarkdown({
      page,
      version: docs,
      siteUrl,
      html: await read(page),
      apiPages: apiPages.flat(),
      outDir,
    });
    await fs.writeFile(path.join(outDir, twinPath(page.url)), markdown);
  }
}
