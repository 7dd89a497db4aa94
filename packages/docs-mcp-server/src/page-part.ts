import { excerpt } from './excerpt';
import { outlineOf, slugOf } from './outline';
import type { Section } from './outline';

/** Which part of a page to return. */
export interface Asked {
  /** Id or title of a section; the whole page if absent. */
  section?: string;
  /** Characters to leave out of it. */
  offset: number;
  /** The most characters to return. */
  limit: number;
}

/** Sections that a note lists; the others are counted. */
const LISTED = 40;

/** The section with an id or title, or the only one whose id contains its words: `classes`. */
function findSection(sections: readonly Section[], asked: string): Section | undefined {
  const wanted = asked.replace(/^#/, '');
  const slug = slugOf(wanted);
  const near = sections.filter(({ id }) => slug && `-${id}-`.includes(`-${slug}-`));
  return (
    sections.find(({ id, title }) => id === wanted || id === slug || title === wanted) ??
    (near.length === 1 ? near[0] : undefined)
  );
}

/** Whether a page in Markdown has a section. */
export const hasSection = (markdown: string, asked: string): boolean =>
  findSection(outlineOf(markdown), asked) !== undefined;

/** The section and those below it. */
function rangeOf(sections: readonly Section[], markdown: string, asked: string): [number, number] {
  const found = findSection(sections, asked);
  if (!found) {
    const known = sections.map(({ id }) => id).join(', ');
    throw new Error(`The page has no section "${excerpt(asked)}". Its sections: ${known}.`);
  }
  const next = sections
    .slice(sections.indexOf(found) + 1)
    .find(({ level }) => level <= found.level);
  return [found.start, next?.start ?? markdown.length];
}

/**
 * Where to end a part that starts at `from`: before a section, or after a line if the section is so long
 * that less than half of the part would be used.
 */
function endOf(sections: readonly Section[], markdown: string, from: number, most: number): number {
  const before = sections.findLast(({ start }) => start > (from + most) / 2 && start <= most);
  const line = markdown.lastIndexOf('\n', most - 1) + 1;
  return before?.start ?? (line > from ? line : most);
}

function listed(sections: readonly Section[]): string {
  const names = sections.slice(0, LISTED).map(({ id }) => id);
  const more = sections.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/**
 * A part of a page in Markdown, which ends between sections where that is possible.
 *
 * @returns The text. If it's incomplete, it ends with a note that tells how to get the rest.
 * @throws If the page has no such section, or the offset is after its end.
 */
export function partOf(markdown: string, { section, offset, limit }: Asked): string {
  const sections = outlineOf(markdown);
  const [start, end] = section ? rangeOf(sections, markdown, section) : [0, markdown.length];
  const from = start + offset;
  if (offset > 0 && from >= end) {
    throw new Error(
      `The offset ${offset} is after the end: the text has ${end - start} characters.`,
    );
  }
  const to = from + limit >= end ? end : endOf(sections, markdown, from, from + limit);
  const text = markdown.slice(from, to);
  if (to === end) {
    return text;
  }
  const rest = sections.filter((one) => one.start >= to && one.start < end);
  const note = [
    `[Characters ${offset} to ${to - start} of ${end - start}.`,
    `For the next ones, repeat the call with offset ${to - start}.`,
    ...(rest.length > 0 ? [`Sections in them, for the argument section: ${listed(rest)}.`] : []),
  ].join(' ');
  return `${text.trimEnd()}\n\n${note}]\n`;
}
