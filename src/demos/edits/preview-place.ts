/** Where a demo's source contains its preview. */
export interface PreviewPlace {
  /** The source before the preview. */
  before: string;
  /** The source after the preview. */
  after: string;
  /** Indentation that the preview lacks. */
  indent: string;
}

/**
 * Finds the preview in the source of a demo: the last occurrence, with any indentation.
 *
 * @param preview - JSX without the indentation that its lines share.
 * @returns `null` if the source doesn't contain it, for example because the JavaScript version is
 *   formatted differently.
 */
export function findPreview(source: string, preview: string): PreviewPlace | null {
  const lines = source.split('\n');
  const wanted = preview.split('\n');
  for (let first = lines.length - wanted.length; first >= 0; first -= 1) {
    const [indent] = /^\s*/.exec(lines[first] ?? '')!;
    if (wanted.every((line, index) => lines[first + index] === (line && indent + line))) {
      return {
        before: lines
          .slice(0, first)
          .map((line) => `${line}\n`)
          .join(''),
        after: lines
          .slice(first + wanted.length)
          .map((line) => `\n${line}`)
          .join(''),
        indent,
      };
    }
  }
  // In the line of its `return`.
  const at = source.lastIndexOf(preview);
  return at === -1
    ? null
    : { before: source.slice(0, at), after: source.slice(at + preview.length), indent: '' };
}

/** The source with another preview. */
export function withPreview({ before, after, indent }: PreviewPlace, preview: string): string {
  const lines = preview.split('\n').map((line) => line && indent + line);
  return before + lines.join('\n') + after;
}

/**
 * The preview in an edited source.
 *
 * @returns `null` if something else was edited too.
 */
export function previewIn(code: string, { before, after, indent }: PreviewPlace): string | null {
  if (
    code.length < before.length + after.length ||
    !code.startsWith(before) ||
    !code.endsWith(after)
  ) {
    return null;
  }
  const lines = code.slice(before.length, code.length - after.length).split('\n');
  return lines.every((line) => line === '' || line.startsWith(indent))
    ? lines.map((line) => line.slice(indent.length)).join('\n')
    : null;
}
