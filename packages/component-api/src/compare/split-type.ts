const OPENING = '([{<';
const CLOSING = ')]}>';

/**
 * Splits the text of a type at a separator outside brackets and quotes.
 *
 * @example splitType("'a' | ((x: 1 | 2) => void)", ' | ') // ["'a'", '((x: 1 | 2) => void)']
 */
export function splitType(text: string, separator: string): [...string[], string] {
  const pieces: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charAt(i);
    if (quote) {
      quote = char === quote ? '' : quote;
    } else if (char === "'" || char === '"' || char === '`') {
      quote = char;
    } else if (depth === 0 && text.startsWith(separator, i)) {
      pieces.push(text.slice(start, i));
      start = i + separator.length;
      i = start - 1;
    } else if (OPENING.includes(char)) {
      depth += 1;
    } else if (CLOSING.includes(char) && text.slice(i - 1, i + 1) !== '=>') {
      depth -= 1;
    }
  }
  return [...pieces, text.slice(start)];
}
