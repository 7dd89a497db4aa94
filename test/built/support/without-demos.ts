const DEMO_ROOT = /<div\b[^>]*\bdemo-root\b[^>]*>/g;

/** Position after the end tag of the `<div>` whose start tag ends at `from`. */
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
 * Removes the content of a page's demos.
 *
 * @param html - HTML of a built page. It never omits the end tag of a `<div>`.
 * @throws If a demo has no end tag.
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
