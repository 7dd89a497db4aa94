import { twinPath } from './twin-path';
import type { DocPage, VersionDocs } from './version-docs';

/** How an API page's address ends. */
const API_PAGE = /\/api\/.+\/$/;

function pageList(title: string, pages: readonly DocPage[], siteUrl: string): string[] {
  const items = pages.map(
    ({ title: name, description, url }) =>
      `- [${name}](${siteUrl}${twinPath(url)})${description ? `: ${description}` : ''}`,
  );
  return items.length > 0 ? [`## ${title}`, items.join('\n')] : [];
}

/** Address of a version's `llms.txt` below the site's base URL. */
export function llmsPath({ path }: Pick<VersionDocs, 'path'>): string {
  return `${path}/llms.txt`;
}

/**
 * The `llms.txt` of a product's version, as https://llmstxt.org describes the format: what it is,
 * and every page with a line about it. Links lead to the Markdown twins.
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

/** The `llms.txt` of the whole site: where those of its products and versions are. */
export function siteLlmsText(versions: readonly VersionDocs[], site: Site): string {
  const items = versions.map(
    (docs) =>
      `- [${docs.product.name} ${docs.version}](${site.siteUrl}${llmsPath(docs)}): ${docs.product.description}`,
  );
  return `# ${site.title}\n\n> ${site.tagline}\n\n## Products and versions\n\n${items.join('\n')}\n`;
}
