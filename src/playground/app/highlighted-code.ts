import type { Snippet } from '../types';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

// Classes from src/page/code/tokens.css.
const CLASSES = { tag: 'tt', attribute: 'ta', string: 'ts', number: 'tn', plain: '' } as const;

/** A highlighted piece of code. */
export function piece(text: string, kind: keyof typeof CLASSES = 'plain'): Snippet {
  const html = escapeHtml(text);
  return { text, html: CLASSES[kind] ? `<span class="${CLASSES[kind]}">${html}</span>` : html };
}

/** Concatenates pieces. */
export function joined(...pieces: readonly Snippet[]): Snippet {
  return {
    text: pieces.map(({ text }) => text).join(''),
    html: pieces.map(({ html }) => html).join(''),
  };
}

/** Joins pieces with line breaks. */
export function lines(all: readonly Snippet[]): Snippet {
  return joined(...all.flatMap((one, index) => (index > 0 ? [piece('\n'), one] : [one])));
}

/** Indents every line. Highlighted HTML has no line breaks inside tags. */
export function indented({ text, html }: Snippet, depth: number): Snippet {
  const shift = (code: string) => code.replace(/^(?=.)/gm, ' '.repeat(depth));
  return { text: shift(text), html: shift(html) };
}
