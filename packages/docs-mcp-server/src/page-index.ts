import MiniSearch from 'minisearch';
import type { BuiltSite } from './built-site';
import { outlineOf } from './outline';

/** A section of a page, or the text before the first one. */
export interface PageSection {
  id: number;
  /** Empty for the start of a page. */
  title: string;
  /** Title of the page. */
  page: string;
  /** Address of the page, with the section's anchor. */
  url: string;
  text: string;
}

const FRONT_MATTER = /^---\n([^]*?)\n---\n/;

/** Where a name contains several words, as in `docs/fileName.md`. */
const INSIDE_NAME = /(?<=\p{Ll})(?=\p{Lu})/u;

/** Words, and the parts of names such as `useId` beside the name. */
function wordsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  return words.flatMap((word) =>
    INSIDE_NAME.test(word) ? [word, ...word.split(INSIDE_NAME)] : word,
  );
}

function sectionsOf(markdown: string, address: string): Omit<PageSection, 'id'>[] {
  const [front = '', fields = ''] = FRONT_MATTER.exec(markdown) ?? [];
  const [, named] = /^title: *["']?(.+?)["']?$/m.exec(fields) ?? [];
  const text = markdown.slice(front.length);
  const outline = outlineOf(text);
  const page = outline.find(({ level }) => level === 1)?.title ?? named ?? address;
  const starts = [{ id: '', title: '', level: 1, start: 0 }, ...outline];
  return starts
    .map(({ id, title, level, start }, index) => ({
      title: level === 1 ? '' : title,
      page,
      url: level === 1 ? address : `${address}#${id}`,
      text: text.slice(start, starts[index + 1]?.start).replace(/^#.*\n?/, ''),
    }))
    .filter(({ title, text }) => title !== '' || text.trim() !== '');
}

/**
 * An index of the Markdown of all pages of a site, by section. Titles count more than texts; the
 * start of a word and a word with a typo are found too.
 */
export async function indexPages(site: BuiltSite): Promise<MiniSearch<PageSection>> {
  const index = new MiniSearch<PageSection>({
    fields: ['title', 'page', 'text'],
    storeFields: ['title', 'page', 'url', 'text'],
    tokenize: wordsOf,
    searchOptions: {
      prefix: (word) => word.length > 2,
      fuzzy: (word) => (word.length > 3 ? 0.2 : false),
      boost: { title: 3, page: 2 },
    },
  });
  for (const address of await site.pages()) {
    const sections = sectionsOf(await site.markdown(address), address);
    index.addAll(sections.map((section, at) => ({ ...section, id: index.documentCount + at })));
  }
  return index;
}
