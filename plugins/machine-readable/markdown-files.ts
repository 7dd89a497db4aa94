import fs from 'node:fs/promises';
import path from 'node:path';
import type { BuiltDoc } from '../after-build/types';
import { apiMarkdown, pageMarkdown } from './page-markdown';
import { markdownPath } from './markdown-path';
import type { DocPage, VersionDocs } from './version-docs';

interface Output {
  /** Folder of the built site. */
  outDir: string;
  /** The site's URL with base URL, without a trailing slash. */
  siteUrl: string;
}

interface MarkdownFiles {
  /** Converts a page if it belongs to one of the versions. */
  read: (doc: BuiltDoc) => Promise<void>;
  /** Writes the Markdown files of a version, after all pages are read. */
  write: (docs: VersionDocs) => Promise<void>;
}

/** The Markdown versions of all pages. Component pages include their API. */
export function markdownFiles(versions: readonly VersionDocs[], output: Output): MarkdownFiles {
  const { outDir, siteUrl } = output;
  const found = new Map(
    versions.flatMap((version) => version.pages.map((page) => [page.url, { page, version }])),
  );
  const markdown = new Map<string, string>();
  const api = new Map<string, string>();
  // The titles set by plugins/api-pages.
  const apiTitles = new Set(
    versions.flatMap(({ pages }) =>
      pages.flatMap(({ components }) => components.map((name) => `${name} API`)),
    ),
  );
  const apiOf = ({ pages }: VersionDocs, { components }: DocPage) =>
    components
      .flatMap((name) => pages.filter(({ title }) => title === `${name} API`).slice(-1))
      .map(({ url }) => api.get(url) ?? '');

  return {
    async read({ url, $ }) {
      const known = found.get(url);
      if (known) {
        const { page } = known;
        markdown.set(url, await pageMarkdown({ ...known, siteUrl, $, outDir }));
        if (apiTitles.has(page.title)) {
          api.set(url, apiMarkdown({ page, siteUrl, $ }));
        }
      }
    },

    async write(docs) {
      for (const page of docs.pages) {
        const text = markdown.get(page.url);
        if (text === undefined) {
          throw new Error(`machine-readable: the page ${page.url} is missing from the build.`);
        }
        const parts = [text, ...apiOf(docs, page)];
        await fs.writeFile(path.join(outDir, markdownPath(page.url)), `${parts.join('\n\n')}\n`);
      }
    },
  };
}
