import { markdownPath } from './markdown-path';
import type { DocPage, VersionDocs } from '../../shared/version-docs';

/** The end of an API page's path. */
const API_PAGE = /\/api\/.+\/$/;

function pageList(title: string, pages: readonly DocPage[], siteUrl: string): string[] {
  const items = pages.map(
    ({ title: name, description, url }) =>
      `- [${name}](${siteUrl}${markdownPath(url)})${description ? `: ${description}` : ''}`,
  );
  return items.length > 0 ? [`## ${title}`, items.join('\n')] : [];
}

/** Path of a version's `llms.txt`, below the site's base URL. */
export function llmsPath({ path }: Pick<VersionDocs, 'path'>): string {
  return `${path}/llms.txt`;
}

/** Path of the file with all pages of a version, below the site's base URL. */
export function llmsFullPath({ path }: Pick<VersionDocs, 'path'>): string {
  return `${path}/llms-full.txt`;
}

/** The listed pages: guides first, then those of components, by address. */
function listedPages({ pages }: VersionDocs): { guides: DocPage[]; api: DocPage[] } {
  const listed = pages
    .filter(({ isListed }) => isListed)
    .sort((one, other) => one.url.localeCompare(other.url, 'en'));
  return {
    guides: listed.filter(({ url }) => !API_PAGE.test(url)),
    api: listed.filter(({ url }) => API_PAGE.test(url)),
  };
}

/**
 * The `llms-full.txt` of a product's version: all pages that its `llms.txt` lists.
 *
 * @param textOf - Returns a page as Markdown.
 */
export function llmsFullText(docs: VersionDocs, textOf: (page: DocPage) => string): string {
  const { product, version } = docs;
  const { guides, api } = listedPages(docs);
  const head = `# ${product.name} ${version}\n\n> ${product.description}`;
  return `${[head, ...[...guides, ...api].map(textOf)].join('\n\n')}\n`;
}

/**
 * The `llms.txt` of a product's version in the format of https://llmstxt.org: a summary and every
 * page with its description. Links point to the Markdown versions.
 */
export function llmsText(docs: VersionDocs, siteUrl: string): string {
  const { product, version } = docs;
  const { guides, api } = listedPages(docs);
  const parts = [
    `# ${product.name} ${version}`,
    `> ${product.description}`,
    `Every page is here in Markdown, with the sources of its demos. The address of a page without the slash at its end and with \`.md\` is its Markdown. [One file](${siteUrl}${llmsFullPath(docs)}) has all of them.`,
    ...pageList('Pages', guides, siteUrl),
    ...pageList('Component API', api, siteUrl),
  ];
  return `${parts.join('\n\n')}\n`;
}

interface Site {
  title: string;
  tagline: string;
  siteUrl: string;
}

/** The site's `llms.txt`, which links to those of its products and versions. */
export function siteLlmsText(versions: readonly VersionDocs[], site: Site): string {
  const items = versions.map(
    (docs) =>
      `- [${docs.product.name} ${docs.version}](${site.siteUrl}${llmsPath(docs)}): ${docs.product.description}`,
  );
  return `# ${site.title}\n\n> ${site.tagline}\n\n## Products and versions\n\n${items.join('\n')}\n`;
}
