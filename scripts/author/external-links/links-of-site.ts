import { linksOf } from 'mdx-doctor';
import { lineOfField } from 'mdx-doctor/front-matter';
import { ownValue } from '../../../src/foundation/own-value';
import type { Site, SitePage } from '../../../plugins/content/doctor/site';

/** A link to another site. */
export interface ExternalLink {
  /** Without an anchor. */
  url: string;
  file: string;
  line: number;
}

/** Fields of the front matter that are links. */
const FIELDS = ['waiAria', 'materialDesign'];

/** The links of pages, and of the files that they show, to other sites. */
export function linksOfSite(site: Site, pages: readonly SitePage[]): ExternalLink[] {
  const read = pages.flatMap(({ file }) => [site.read(file), ...site.partials(file)]);
  const files = new Map(read.map((page) => [page.file, page]));
  return [...files.values()].flatMap(({ file, tree, source, frontMatter }) =>
    [
      ...FIELDS.map((field) => ({
        url: String(ownValue(frontMatter, field) ?? ''),
        line: lineOfField(source, field),
      })),
      ...linksOf(tree),
    ]
      .filter(({ url }) => /^https?:\/\//.test(url))
      .map(({ url, line }) => ({ url: url.replace(/#.*$/, ''), file, line })),
  );
}
