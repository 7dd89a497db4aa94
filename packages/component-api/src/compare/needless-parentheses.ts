/** What a type follows if nothing else belongs to it: the start, a name, a list, `=>`. */
const BEFORE = /(?:^|[:<,([]|=>)\s*$/;

/** What follows such a type. */
const AFTER = /^\s*(?:$|[;,>)\]}])/;

/**
 * Removes parentheses around complete types, which mean nothing.
 *
 * @example withoutNeedlessParentheses('{ a?: ((b: c) => d) }') // '{ a?: (b: c) => d }'
 * withoutNeedlessParentheses('(a | b)[]') // '(a | b)[]'
 */
export function withoutNeedlessParentheses(text: string): string {
  const open: number[] = [];
  const needless = new Set<number>();
  let quote = '';
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charAt(i);
    if (quote) {
      quote = char === quote ? '' : quote;
    } else if (char === "'" || char === '"' || char === '`') {
      quote = char;
    } else if (char === '(') {
      open.push(i);
    } else if (char === ')') {
      const start = open.pop();
      if (
        start !== undefined &&
        BEFORE.test(text.slice(0, start)) &&
        AFTER.test(text.slice(i + 1))
      ) {
        needless.add(start).add(i);
      }
    }
  }
  return text.replace(/[()]/g, (char, index: number) => (needless.has(index) ? '' : char));
}
