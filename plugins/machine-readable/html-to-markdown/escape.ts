/** White space as HTML shows it; the width-less space stands in the links of headings. */
export function collapse(text: string): string {
  return text.replaceAll(/[\s\u200b]+/g, ' ');
}

/** Text with everything escaped that Markdown would read as a mark. */
export function escapeText(text: string): string {
  return (
    collapse(text)
      .replaceAll(/[\\`*]|<(?=[a-z!/?])|\](?=\()/gi, '\\$&')
      // Inside of words Markdown leaves it alone, and names in capitals stay readable.
      .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
  );
}

/** A paragraph whose first characters would begin a heading, a list or a quotation. */
export function escapeStart(paragraph: string): string {
  return paragraph.replace(/^(?=(#{1,6}|[>+-])(\s|$))/, '\\').replace(/^(\d+)(?=[.)]\s)/, '$1\\');
}

/** The shortest row of a character that does not stand in a text, and is at least so long. */
export function fenceFor(text: string, least: number): string {
  const rows = text.match(/`+/g) ?? [];
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return '`'.repeat(longest >= least ? longest + 1 : least);
}

/** Code in a line of text. */
export function inlineCode(text: string): string {
  const fence = fenceFor(text, 1);
  const padding = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${padding}${text}${padding}${fence}`;
}

/** A block of code; `info` is its language, and what follows it. */
export function fencedCode(code: string, info = ''): string {
  const fence = fenceFor(code, 3);
  return `${fence}${info}\n${code.replace(/\n+$/, '')}\n${fence}`;
}
