import type { Snippet } from '../types';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

// The classes of src/code/tokens.css.
const CLASSES = { tag: 'tt', attribute: 'ta', string: 'ts', number: 'tn', plain: '' } as const;

/** A piece of shown code with the colour of its kind. */
export function piece(text: string, kind: keyof typeof CLASSES = 'plain'): Snippet {
  const html = escapeHtml(text);
  return { text, html: CLASSES[kind] ? `<span class="${CLASSES[kind]}">${html}</span>` : html };
}

/** Joins pieces to one. */
export function joined(...pieces: readonly Snippet[]): Snippet {
  return {
    text: pieces.map(({ text }) => text).join(''),
    html: pieces.map(({ html }) => html).join(''),
  };
}

/** Joins lines, each on its own. */
export function lines(all: readonly Snippet[]): Snippet {
  return joined(...all.flatMap((one, index) => (index > 0 ? [piece('\n'), one] : [one])));
}

/** Moves every line to the right. Highlighting never breaks a line inside of a tag of HTML. */
export function indented({ text, html }: Snippet, depth: number): Snippet {
  const shift = (code: string) => code.replace(/^(?=.)/gm, ' '.repeat(depth));
  return { text: shift(text), html: shift(html) };
}
