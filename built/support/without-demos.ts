const DEMO_ROOT = /<div\b[^>]*\bdemo-root\b[^>]*>/g;

/** Position after the end tag that belongs to a `<div>` whose start tag ends at `from`. */
function endOfDiv(html: string, from: number): number {
  const tags = /<(\/?)div\b[^>]*>/g;
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) {
      return tag.index;
    }
  }
  throw new Error(`The <div> before position ${from} has no end tag.`);
}

/**
 * Empties the demos of a page.
 *
 * @param html - Text of a built page; end tags of `<div>` are never left out.
 * @throws If a demo has no end.
 */
export function withoutDemos(html: string): string {
  let text = '';
  let position = 0;
  for (const { index, 0: tag } of html.matchAll(DEMO_ROOT)) {
    const start = index + tag.length;
    text += html.slice(position, start);
    position = endOfDiv(html, start);
  }
  return text + html.slice(position);
}
