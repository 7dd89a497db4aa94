// Splits at fences and code spans, which need no escaping.
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
 * Converts the Markdown of a component's comment to MDX: escapes JSX, resolves links to this site,
 * and turns headings into bold text to keep them out of the table of contents.
 *
 * @param resolve - Maps the URL of a link to the URL to write.
 */
export function mdxText(markdown: string, resolve: (href: string) => string): string {
  return markdown
    .split(CODE)
    .map((part, index) => (index % 2 === 1 ? part : escaped(part, resolve)))
    .join('');
}
