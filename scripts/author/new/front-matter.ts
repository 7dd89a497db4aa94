import { stringify } from 'yaml';

/** The block at the top of a page. */
export function frontMatter(fields: Readonly<Record<string, string | readonly string[]>>): string {
  const lines = Object.entries(fields).map(([name, value]) =>
    typeof value === 'string'
      ? stringify({ [name]: value }, { lineWidth: 0 }).trimEnd()
      : `${name}: [${value.join(', ')}]`,
  );
  return `---\n${lines.join('\n')}\n---\n`;
}
