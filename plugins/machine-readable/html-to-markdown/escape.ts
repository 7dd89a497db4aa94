/** HTML white space, and the zero-width space in heading links. */
export function collapse(text: string): string {
  return text.replaceAll(/[\s\u200b]+/g, ' ');
}

/** Escapes Markdown syntax in text. */
export function escapeText(text: string): string {
  return (
    collapse(text)
      .replaceAll(/[\\`*]|<(?=[a-z!/?])|\](?=\()/gi, '\\$&')
      // Markdown ignores underscores inside words, so names in capitals stay readable.
      .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
  );
}

/** Escapes the start of a paragraph that would begin a heading, list or quotation. */
export function escapeStart(paragraph: string): string {
  return paragraph.replace(/^(?=(#{1,6}|[>+-])(\s|$))/, '\\').replace(/^(\d+)(?=[.)]\s)/, '$1\\');
}

/** The shortest run of a character that doesn't occur in a text, with a minimum length. */
export function fenceFor(text: string, least: number): string {
  const rows = text.match(/`+/g) ?? [];
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return '`'.repeat(longest >= least ? longest + 1 : least);
}

/** Inline code. */
export function inlineCode(text: string): string {
  const fence = fenceFor(text, 1);
  const padding = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${padding}${text}${padding}${fence}`;
}

/** A fenced code block; `info` is the info string. */
export function fencedCode(code: string, info = ''): string {
  const fence = fenceFor(code, 3);
  return `${fence}${info}\n${code.replace(/\n+$/, '')}\n${fence}`;
}
