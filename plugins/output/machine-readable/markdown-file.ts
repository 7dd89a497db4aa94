import type { Evidence } from 'accessibility-evidence';
import type { ApiPage } from '../../reference/api-pages';
import type { DocPage, VersionDocs } from '../../shared/version-docs';
import { apiMarkdown, apiPart } from './api-markdown';

interface Input {
  /** The components' pages by pathname, which are written from their descriptions. */
  api: ReadonlyMap<string, ApiPage>;
  /** Texts of the other pages as Markdown, by path. */
  texts: ReadonlyMap<string, string>;
  /** Accessibility test results by the path of their page. */
  evidence: ReadonlyMap<string, Evidence>;
  /** The site's URL with base URL, without a trailing slash. */
  siteUrl: string;
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
 * The text of a page as Markdown, with front matter.
 *
 * @throws If the build has no such page.
 */
export function pageText(
  page: DocPage,
  docs: VersionDocs,
  { api, texts, evidence, siteUrl }: Input,
): string {
  const described = api.get(page.url);
  const text = described ? apiMarkdown(described, page, siteUrl, evidence) : texts.get(page.url);
  if (text === undefined) {
    throw new Error(`machine-readable: the page ${page.url} is missing from the build.`);
  }
  return `${frontMatter(page, docs, siteUrl)}\n\n${text}`;
}

/**
 * The Markdown version of a page, with the API of its components.
 *
 * @throws If the build has no such page.
 */
export function markdownFile(page: DocPage, docs: VersionDocs, input: Input): string {
  const { api, siteUrl } = input;
  const inVersion = docs.pages.flatMap(({ url }) => api.get(url) ?? []);
  const parts = page.components
    .flatMap((name) => inVersion.filter(({ component }) => component.name === name).slice(-1))
    .map((part) => apiPart(part, siteUrl));
  return `${[pageText(page, docs, input), ...parts].join('\n\n')}\n`;
}
