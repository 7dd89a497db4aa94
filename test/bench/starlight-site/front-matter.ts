/**
 * Moves the title of a generated page into its front matter, where Starlight requires it.
 *
 * @param text - Markdown that starts with the title as a heading.
 */
export function withFrontMatter(text: string): string {
  return text.replace(/^# (.*)\n/, '---\ntitle: $1\n---\n');
}
