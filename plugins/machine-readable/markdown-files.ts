import fs from 'node:fs/promises';
import path from 'node:path';
import type { BuiltDoc } from '../after-build/types';
import type { ApiPage } from '../api-pages';
import { apiMarkdown, apiPart } from './api-markdown';
import { pageMarkdown } from './page-markdown';
import { markdownPath } from './markdown-path';
import type { DocPage, VersionDocs } from '../version-docs';

interface Output {
  /** Folder of the built site. */
  outDir: string;
  /** The site's URL with base URL, without a trailing slash. */
  siteUrl: string;
}

interface MarkdownFiles {
  /** Converts a page written in MDX. */
  read: (doc: BuiltDoc) => Promise<void>;
  /** Writes the Markdown files of a version, after all pages are read. */
  write: (docs: VersionDocs) => Promise<void>;
}

/** JSON strings are valid YAML. */
function frontMatter(page: DocPage, { product, version }: VersionDocs, siteUrl: string): string {
  const fields = {
    title: page.title,
    description: page.description,
    url: siteUrl + page.url,
    product: product.name,
    version,
    ...(version === product.version ? {} : { latestVersion: product.version }),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}

/**
 * The Markdown versions of all pages. Component pages include their API.
 *
 * @param api - The components' pages by pathname, which are written from their descriptions.
 */
export function markdownFiles(
  api: ReadonlyMap<string, ApiPage>,
  { outDir, siteUrl }: Output,
): MarkdownFiles {
  const texts = new Map<string, string>();

  const textOf = (page: DocPage): string => {
    const described = api.get(page.url);
    const text = described ? apiMarkdown(described, page, siteUrl) : texts.get(page.url);
    if (text === undefined) {
      throw new Error(`machine-readable: the page ${page.url} is missing from the build.`);
    }
    return text;
  };

  return {
    async read({ url, content }) {
      if (!api.has(url)) {
        texts.set(url, await pageMarkdown(content, siteUrl + url, outDir));
      }
    },

    async write(docs) {
      const described = docs.pages.flatMap(({ url }) => api.get(url) ?? []);
      const byName = new Map(described.map((page) => [page.component.name, page]));
      for (const page of docs.pages) {
        const parts = page.components.flatMap((name) => byName.get(name) ?? []);
        const text = [
          frontMatter(page, docs, siteUrl),
          textOf(page),
          ...parts.map((part) => apiPart(part, siteUrl)),
        ].join('\n\n');
        await fs.writeFile(path.join(outDir, markdownPath(page.url)), `${text}\n`);
      }
    },
  };
}
