const START = /var\((--joy-[\w-]+),/g;

/** The index after the bracket that closes the one before `start`. */
function endOfBrackets(css: string, start: number): number {
  let depth = 1;
  let index = start;
  for (; index < css.length && depth > 0; index += 1) {
    if (css[index] === '(') {
      depth += 1;
    } else if (css[index] === ')') {
      depth -= 1;
    }
  }
  return index;
}

/**
 * Removes the fallbacks of Joy UI's theme variables from CSS: `var(--joy-radius-sm, 6px)` becomes
 * `var(--joy-radius-sm)`. Pages with Joy UI demos have the stylesheet of its theme, which defines them
 * all (`test/built/theme-variables.test.ts`), and the fallbacks were an eighth of their demos' styles.
 * Variables that components define have other names and keep their fallbacks.
 */
export function withoutFallbacks(css: string): string {
  let result = '';
  let end = 0;
  for (const match of css.matchAll(START)) {
    // Otherwise it's inside a fallback that is already removed.
    if (match.index >= end) {
      result += `${css.slice(end, match.index)}var(${match[1]})`;
      end = endOfBrackets(css, match.index + match[0].length);
    }
  }
  return result + css.slice(end);
}
