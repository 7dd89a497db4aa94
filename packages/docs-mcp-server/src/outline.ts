/** A heading of a page in Markdown, with the text up to the next one. */
export interface Section {
  /** Its own id, as in `## Title {#id}`, or the slug of its title; repeated ones are numbered. */
  id: string;
  title: string;
  /** 1 for the page's title. */
  level: number;
  /** Where it starts in the text, in characters. */
  start: number;
}

/** An id at the end of a heading: `{#id}` or `{/* #id *\/}`. */
const OWN_ID = /\s*\{(?:\/\*\s*)?#([^\s}]+)(?:\s*\*\/)?\}\s*$/;

/** The text of a heading without its markup, and without the invisible text of a link to it. */
function plainTitle(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*\u200b]|\\(?=[^\w\s])/g, '')
    .trim();
}

/** The slug that Docusaurus gives a heading. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}

/** The sections of a page in Markdown. Code blocks contain no headings. */
export function outlineOf(markdown: string): Section[] {
  const sections: Section[] = [];
  const counts = new Map<string, number>();
  let fence = '';
  let start = 0;
  for (const line of markdown.split('\n')) {
    const [, mark = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === '') {
      fence = mark;
      const [, marks = '', text = ''] = /^(#{1,6}) +(.+)$/.exec(line) ?? [];
      if (marks) {
        const title = plainTitle(text.replace(OWN_ID, ''));
        const slug = OWN_ID.exec(text)?.[1] ?? slugOf(title);
        const count = counts.get(slug) ?? 0;
        counts.set(slug, count + 1);
        const id = count === 0 ? slug : `${slug}-${count}`;
        sections.push({ id, title, level: marks.length, start });
      }
    } else if (mark.startsWith(fence) && line.trim() === mark) {
      fence = '';
    }
    start += line.length + 1;
  }
  return sections;
}
