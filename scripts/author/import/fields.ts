import { stringify } from 'yaml';
import { frontMatter } from '../../../plugins/content/front-matter/schema';

const MAX_DESCRIPTION = 160;

/** The text as one line, without the marks of Markdown. */
function plain(text: string): string {
  return text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]|<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** As many sentences as fit into a description; if the first is too long, its start. */
function shortened(text: string): string {
  const sentences = plain(text).match(/.+?[.!?](?=\s|$)|.+$/g) ?? [];
  let description = '';
  for (const sentence of sentences) {
    if (description.length + sentence.length > MAX_DESCRIPTION) {
      break;
    }
    description += sentence;
  }
  return (
    description.trim() ||
    `${(sentences[0] ?? '').slice(0, MAX_DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`
  );
}

/** The front matter that a page gets, and what a person has to look at. */
export interface ImportedFields {
  yaml: string;
  title: string;
  notes: string[];
}

/**
 * Maps the front matter of a Docusaurus page to that of this site.
 *
 * @param given - The front matter.
 * @param known - What the page's text and its place say: its first heading, its first paragraph and its slug.
 */
export function importedFields(
  given: Readonly<Record<string, unknown>>,
  known: { heading: string; paragraph: string; slug: string; name: string },
): ImportedFields {
  const notes: string[] = [];
  const title = plain(
    String(given.title ?? (known.heading || (given.sidebar_label ?? known.name))),
  );
  const said = typeof given.description === 'string' ? given.description : '';
  const description =
    said.trim().length > 0 && said.length <= MAX_DESCRIPTION
      ? said.trim()
      : shortened(said || known.paragraph || title);
  if (!said) {
    notes.push(
      'The description is the start of the text: write a sentence that says what the page is about.',
    );
  } else if (description !== said.trim()) {
    notes.push(`The description was longer than ${MAX_DESCRIPTION} characters: "${said.trim()}"`);
  }
  const slug = known.slug.replace(/\/+$/, '') || '/overview';
  const others = Object.entries(given).filter(
    ([name]) => !['id', 'title', 'slug', 'description'].includes(name),
  );
  const schema = frontMatter.partial();
  const isKnown = ([name, value]: [string, unknown]) => schema.safeParse({ [name]: value }).success;
  const left = others.filter((one) => !isKnown(one));
  if (left.length > 0) {
    notes.push(
      `Fields without a counterpart: ${left.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(', ')}.`,
    );
  }
  const fields = { title, slug, description, ...Object.fromEntries(others.filter(isKnown)) };
  return { yaml: stringify(fields, { lineWidth: 0 }), title, notes };
}
