/** A stylesheet link of a page's head, as a component, a template or the minifier writes it. */
const LINK = /<link\b[^>]*\brel="?stylesheet\b[^>]*>/gi;
const HREF = /\shref="?([^"\s>]+)"?/i;
/** A URL in CSS that would be another one in a page: not absolute, of data or of an element. */
const RELATIVE_URL = /url\(\s*(?!["']?(?:\/|data:|#|https?:))[^)]*\)/i;

/** Ends the styles; other tags, as in a drawing of a data URL, don't. */
const CLOSING_TAG = /<\/style/i;

/**
 * Replaces the stylesheet links in a page's head with the styles, so the first paint takes a single
 * round trip. `data-href` is what the bundler's runtime looks for before it fetches a stylesheet.
 *
 * @param html - A complete HTML document.
 * @param read - Returns the text of a stylesheet by its URL.
 * @returns The document. Links in the body stay, such as those for readers without scripts.
 * @throws If a stylesheet can't be part of a page, because of a relative URL or a closing tag.
 */
export function inlineStyles(html: string, read: (href: string) => string): string {
  const end = html.indexOf('</head>');
  return (
    html.slice(0, end).replace(LINK, (link) => {
      const href = HREF.exec(link)?.[1] ?? '';
      const css = read(href);
      const found = RELATIVE_URL.exec(css)?.[0] ?? CLOSING_TAG.exec(css)?.[0];
      if (found) {
        throw new Error(
          `inline-styles: ${href} can't be written into a page, because it contains ${found}. Use a URL that starts with a slash; in CSS text, write "<\\/".`,
        );
      }
      const attributes = link
        .slice('<link'.length, -1)
        .replace(/\s\/$/, '')
        .replace(/\s(?:rel|href)="?[^"\s>]*"?/gi, '');
      return `<style${attributes} data-href="${href}">${css}</style>`;
    }) + html.slice(end)
  );
}
