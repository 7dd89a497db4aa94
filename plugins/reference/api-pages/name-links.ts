import type { ApiEntry, ApiPageData } from '../../../src/api/types';

const LISTS = ['props', 'inherited', 'slots', 'classes'] as const;

/** A link whose text is words. One to a demo, or whose text is code, names what it leads to. */
const LINK = /(<a (?![^>]*#[A-Z])[^>]*>)([^<]+)(?=<\/a>)/g;

function mapHtml(entry: ApiEntry, map: (html: string) => string): ApiEntry {
  const { text, deprecated, signature, see, notes } = entry;
  return {
    ...entry,
    text: map(text),
    deprecated: deprecated && map(deprecated),
    signature: signature && {
      ...signature,
      arguments: signature.arguments?.map((one) => ({ ...one, text: map(one.text) })),
      returns: signature.returns && map(signature.returns),
    },
    see: see?.map(map),
    notes: notes?.map(map),
  };
}

function linkTexts(entry: ApiEntry): Set<string> {
  const texts = new Set<string>();
  mapHtml(entry, (html) => {
    for (const [, , text] of html.matchAll(LINK)) {
      texts.add(text!);
    }
    return html;
  });
  return texts;
}

/**
 * Adds the name of its entry to a link that several entries have, such as "Migrating from deprecated
 * APIs". Only screen readers read it, which list links without the text around them.
 *
 * @param data - With descriptions as HTML.
 */
export function nameLinks(data: ApiPageData): ApiPageData {
  const counts = new Map<string, number>();
  for (const entry of LISTS.flatMap((list) => data[list])) {
    for (const text of linkTexts(entry)) {
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  const named = (entry: ApiEntry) =>
    mapHtml(entry, (html) =>
      html.replace(LINK, (link, _start, text: string) =>
        counts.get(text)! > 1 ? `${link}<span class="sr-only"> (${entry.name})</span>` : link,
      ),
    );
  return {
    ...data,
    ...Object.fromEntries(LISTS.map((list) => [list, data[list].map(named)])),
  };
}
