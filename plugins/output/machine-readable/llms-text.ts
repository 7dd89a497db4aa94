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

/**
 * The `llms.txt` of a product's version in the format of https://llmstxt.org: a summary and every
 * page with its description. Links point to the Markdown versions.
 */
export function llmsText({ product, version, pages }: VersionDocs, siteUrl: string): string {
  const listed = pages
    .filter(({ isListed }) => isListed)
    .sort((one, other) => one.url.localeCompare(other.url, 'en'));
  const parts = [
    `# ${product.name} ${version}`,
    `> ${product.description}`,
    `Every page is here in Markdown, with the sources of its demos. The address of a page without the slash at its end and with \`.md\` is its Markdown.`,
    ...pageList(
      'Pages',
      listed.filter(({ url }) => !API_PAGE.test(url)),
      siteUrl,
    ),
    ...pageList(
      'Component API',
      listed.filter(({ url }) => API_PAGE.test(url)),
      siteUrl,
    ),
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
