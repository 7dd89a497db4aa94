const OPENING = '({[<';
const CLOSING = ')}]>';

/**
 * Splits the text of a type at a separator outside brackets.
 *
 * @param separator - One character.
 * @example splitType('a | { b: c | d }', '|') // ['a', '{ b: c | d }']
 */
export function splitType(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  [...text].forEach((character, index, all) => {
    // `=>` isn't a closing bracket.
    const isArrow = character === '>' && all[index - 1] === '=';
    if (quote) {
      quote = character === quote ? '' : quote;
    } else if (`'"\``.includes(character)) {
      quote = character;
    } else if (OPENING.includes(character)) {
      depth += 1;
    } else if (CLOSING.includes(character) && !isArrow) {
      depth -= 1;
    }
    if (character === separator && depth === 0 && !quote) {
      parts.push('');
    } else {
      parts[parts.length - 1] += character;
    }
  });
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Whether two types are equal, ignoring the order of union members. */
export function isSameType(before: string, after: string): boolean {
  const sorted = (text: string) => splitType(text, '|').sort().join(' | ');
  return before === after || sorted(before) === sorted(after);
}
