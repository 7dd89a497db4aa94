const spaces = (text: string) => text.replaceAll(/[^\r\n]/g, ' ');

/**
 * Writes syntax of MDX 1, which Docusaurus accepts by default, in that of MDX 3. The text keeps its
 * length, so that positions in it remain right; titles of callouts and the fences of
 * `mdx-code-block` are blank in it.
 *
 * @param callouts - The kinds of callouts.
 */
export function fromOldSyntax(source: string, callouts: readonly string[]): string {
  const titled = new RegExp(`^([ \\t>]*:{3,}(?:${callouts.join('|')}))([ \\t]+[^\\n]*)$`, 'gm');
  return source
    .replaceAll(
      /^( *)(```+ *mdx-code-block[ \t]*)(\r?\n[^]*?\r?\n)( *```+[ \t]*)(?=\r?\n|$)/gm,
      (_, indent: string, start: string, inside: string, end: string) =>
        indent + spaces(start) + inside + spaces(end),
    )
    .replaceAll(/<!--([^]*?)-->/g, (_, text: string) => `{/* ${text.replaceAll('*/', '  ')}*/}`)
    .replaceAll(/^(#{1,6} .*) (\{#[^\n{}]+\}[ \t]*)$/gm, '$1\\$2')
    .replaceAll(titled, (_, start: string, title: string) => start + spaces(title));
}
