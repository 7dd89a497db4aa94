import type { CheerioAPI, Element } from 'cheerio';
import { demoFiles, demoMarkdown } from './demo-sources';
import { blocks } from './html-to-markdown';
import type { DocPage, VersionDocs } from './version-docs';

interface Input {
  page: Pick<DocPage, 'url' | 'title' | 'description'>;
  version: Pick<VersionDocs, 'product' | 'version'>;
  /** The site's address with its base URL and without slash at the end. */
  siteUrl: string;
  /** The parsed article of the built page. */
  $: CheerioAPI;
  /** Folder of the built site. */
  outDir: string;
}

/** The sections of an API page that a component page repeats; the rest is for that page's readers. */
const API_SECTIONS = ['import', 'props', 'slots', 'classes'];

async function demosOf($: CheerioAPI, outDir: string): Promise<Map<string, string>> {
  const sources = $('.markdown [data-source]')
    .map((_, demo) => $(demo).attr('data-source'))
    .get();
  const entries = sources.map(async (source): Promise<[string, string]> => {
    return [source, demoMarkdown(source, await demoFiles(outDir, source))];
  });
  return new Map(await Promise.all(entries));
}

/** Id of the heading above the props that a component takes over from another. */
const INHERITANCE_ID = 'inheritance';

/** The nodes of an API page's sections. Of what it inherits only the sentence that says from where. */
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

/** What the twin of a component's page repeats of the API page. */
export function apiMarkdown({
  page: { title, url },
  $,
  siteUrl,
}: Omit<Input, 'version' | 'outDir'>) {
  const pageUrl = siteUrl + url;
  const context = { $, pageUrl, demo: () => '', lower: 1 };
  return [`## [${title}](${pageUrl})`, ...blocks(apiNodes($), context)].join('\n\n');
}

/** JSON's strings are YAML's as well, whatever stands in them. */
function frontMatter(fields: Record<string, string>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}

/**
 * A page as Markdown, with the sources of its demos. It is made from the built page, so that it says
 * what readers see.
 *
 * @throws If the page has no content, or names a demo without source.
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
