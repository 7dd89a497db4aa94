// Fences and code spans, which MDX leaves alone; everything else between.
const CODE = /(```[\s\S]*?```|`[^`\n]+`)/;

const LINK = /\]\(([^)\s]+)\)/g;
const HEADING = /^#{1,6} (.+)$/gm;

function escaped(text: string, resolve: (href: string) => string): string {
  return text
    .replace(LINK, (_, href: string) => `](${resolve(href)})`)
    .replace(HEADING, '**$1**')
    .replace(/[{<]/g, '\\$&');
}

/**
 * The Markdown of a component's comment as part of an MDX page: nothing in it is read as JSX, its
 * links lead to this site's pages, and its headings do not enter the page's outline.
 *
 * @param resolve - Gives the address to write for a link's address.
 */
export function mdxText(markdown: string, resolve: (href: string) => string): string {
  return markdown
    .split(CODE)
    .map((part, index) => (index % 2 === 1 ? part : escaped(part, resolve)))
    .join('');
}
