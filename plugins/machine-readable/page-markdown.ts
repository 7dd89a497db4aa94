import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheerioAPI, Element } from 'cheerio';
import { demoFiles, demoMarkdown } from './demo-sources';
import { blocks } from './html-to-markdown';
import type { DocPage, VersionDocs } from './version-docs';

interface Input {
  page: Pick<DocPage, 'url' | 'title' | 'description'>;
  version: Pick<VersionDocs, 'product' | 'version'>;
  /** The site's URL with base URL, without a trailing slash. */
  siteUrl: string;
  /** The parsed article. */
  $: CheerioAPI;
  /** Folder of the built site. */
  outDir: string;
}

/** The sections of an API page that are included in a component page. */
const API_SECTIONS = ['import', 'props', 'slots', 'classes'];

async function demosOf($: CheerioAPI, outDir: string): Promise<Map<string, string>> {
  const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
  const sources = $('.markdown [data-source]')
    .map((_, demo) => $(demo).attr('data-source'))
    .get();
  const entries = sources.map(async (source): Promise<[string, string]> => {
    return [source, demoMarkdown(source, await demoFiles(read, source))];
  });
  return new Map(await Promise.all(entries));
}

/** Id of the heading above inherited props. */
const INHERITANCE_ID = 'inheritance';

/** The nodes of an API page's sections; of inherited props, only the sentence that names the source. */
function apiNodes($: CheerioAPI): Element[] {
  let section: string | undefined;
  let heading: Element | undefined;
  return $('.markdown')
    .children()
    .get()
    .filter((element) => {
      const isHeading = /^h\d$/.test(element.name);
      section = element.name === 'h2' ? element.attribs.id : section;
      heading = isHeading ? element : heading;
      const isInherited = !isHeading && heading?.attribs.id === INHERITANCE_ID;
      return (
        section !== undefined &&
        API_SECTIONS.includes(section) &&
        (!isInherited || $(element).prev()[0] === heading)
      );
    });
}

/** The part of an API page that is included in the component page's Markdown. */
export function apiMarkdown({
  page: { title, url },
  $,
  siteUrl,
}: Omit<Input, 'version' | 'outDir'>) {
  const pageUrl = siteUrl + url;
  const context = { $, pageUrl, demo: () => '', lower: 1 };
  return [`## [${title}](${pageUrl})`, ...blocks(apiNodes($), context)].join('\n\n');
}

/** JSON strings are valid YAML. */
function frontMatter(fields: Record<string, string>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}

/**
 * A page as Markdown, including its demos' sources. It is converted from the built page, so it always
 * matches what readers see.
 *
 * @throws If the page has no content or a demo has no source.
 */
export async function pageMarkdown(input: Input): Promise<string> {
  const { page, version, siteUrl, $, outDir } = input;
  const [content] = $('.markdown').get();
  if (!content) {
    throw new Error(`machine-readable: ${page.url} has no content in an element .markdown.`);
  }
  const demos = await demosOf($, outDir);
  const pageUrl = siteUrl + page.url;
  const isLatest = version.version === version.product.version;
  const demo = (source: string) => demos.get(source) ?? '';
  const text = [
    frontMatter({
      title: page.title,
      description: page.description,
      url: pageUrl,
      product: version.product.name,
      version: version.version,
      ...(isLatest ? {} : { latestVersion: version.product.version }),
    }),
    ...blocks(content.children, { $, pageUrl, demo, lower: 0 }),
  ];
  return text.join('\n\n');
}
