import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { SitePlugin } from '../../shared/after-build';
import type { Product } from '../../../src/foundation/products';
import { apiPagesIn } from '../../reference/api-pages';
import type { ApiPage } from '../../reference/api-pages';
import { evidenceOfPages } from '../../reference/evidence-report';
import { changesFeed } from './changes-feed';
import { demosOf } from './demo-sources';
import { llmsFullPath, llmsFullText, llmsPath, llmsText, siteLlmsText } from './llms-text';
import { markdownFile, pageText } from './markdown-file';
import { markdownPath } from './markdown-path';
import { pageMarkdown } from './page-markdown';
import { versionDocs } from '../../shared/version-docs';
import type { VersionDocs } from '../../shared/version-docs';

/** Options of the plugin for machine-readable pages. */
export interface PluginOptions {
  id: string;
  products: readonly Product[];
  /** URL of this site's repository; the feed links to its changelog. */
  repository: string;
  branch: string;
}

/** Path of the changelog feed, below the base URL. */
const FEED = 'changes.xml';

/**
 * Machine-readable pages: a Markdown version of every page, `llms.txt` for the site,
 * `llms.txt` and `llms-full.txt` for each product and version, and a feed of the site's changes.
 */
export default function machineReadablePlugin(
  { baseUrl, siteDir, siteConfig }: LoadContext,
  { products, repository, branch }: PluginOptions,
): SitePlugin {
  const siteUrl = `${siteConfig.url}${baseUrl}`.replace(/\/$/, '');
  const { title, tagline } = siteConfig;
  let versions: VersionDocs[] = [];
  let api: ReadonlyMap<string, ApiPage> = new Map();
  return {
    name: 'machine-readable',

    allContentLoaded({ allContent }) {
      versions = versionDocs(products, allContent, baseUrl);
      api = apiPagesIn(allContent);
    },

    injectHtmlTags() {
      const attributes = {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: `${title}: changes`,
        href: `${baseUrl}${FEED}`,
      };
      return { headTags: [{ tagName: 'link', attributes }] };
    },

    afterBuild({ outDir }) {
      const texts = new Map<string, string>();
      const read = (file: string) => fs.readFile(path.join(outDir, file), 'utf8');
      const write = (file: string, text: string) => fs.writeFile(path.join(outDir, file), text);
      return {
        async readDoc({ url, content }) {
          if (!api.has(url)) {
            texts.set(url, pageMarkdown(content, siteUrl + url, await demosOf(content, read)));
          }
        },
        async finish() {
          const changelog = await fs.readFile(path.join(siteDir, 'CHANGELOG.md'), 'utf8');
          await write(
            FEED,
            changesFeed(changelog, {
              title: `${title}: changes`,
              description: `What is new in ${title}.`,
              siteUrl: `${siteUrl}/`,
              feedUrl: `${siteUrl}/${FEED}`,
              changesUrl: `${repository}/blob/${branch}/CHANGELOG.md`,
            }),
          );
          const input = { api, texts, evidence: evidenceOfPages(siteDir), siteUrl };
          for (const docs of versions) {
            for (const page of docs.pages) {
              await write(markdownPath(page.url), markdownFile(page, docs, input));
            }
            await write(llmsPath(docs), llmsText(docs, siteUrl));
            await write(
              llmsFullPath(docs),
              llmsFullText(docs, (page) => pageText(page, docs, input)),
            );
          }
          await write('llms.txt', siteLlmsText(versions, { title, tagline, siteUrl }));
        },
      };
    },
  };
}
