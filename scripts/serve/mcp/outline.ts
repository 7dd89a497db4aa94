/** A heading of a page in Markdown, with the text up to the next one. */
export interface Section {
  /** The slug of its title, as in the page's address; repeated ones are numbered. */
  id: string;
  title: string;
  /** 1 for the page's title. */
  level: number;
  /** Where it starts in the text, in characters. */
  start: number;
}

/** The text of a heading without its markup. */
function plainTitle(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|\\(?=[^\w\s])/g, '')
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
        const title = plainTitle(text);
        const slug = slugOf(title);
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
