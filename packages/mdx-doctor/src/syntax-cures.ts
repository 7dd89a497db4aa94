/** How to fix an error of the MDX parser, by its message. */
const CURES: readonly [pattern: RegExp, cure: string][] = [
  [
    /closing tag for `<(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)>`/,
    'End it with a slash: <$1 />.',
  ],
  [
    /closing tag for `<([^`>]+)>`.* before the end of `/,
    'Write </$1> in the same paragraph, or both tags on lines of their own; put <$1> in backticks if it is text.',
  ],
  [
    /^Expected a closing tag for `<([^`>]+)>`/,
    'Write </$1> after its content or <$1 /> without; put it in backticks if it is text.',
  ],
  [/closing tag for `<([^`>]+)>`/, 'Write </$1> first.'],
  [/^Unexpected closing/, 'Remove the tag, or open it before, in the same paragraph.'],
  [
    /import\/exports/,
    'If it is text, start the line with another word; if it is code, correct it.',
  ],
  [/(?:before|in|after) attribute value/, 'Write the value in quotes or braces.'],
  [/ (?:in|before) name,/, 'Write a literal < as \\<, or put it in backticks.'],
  [
    /attribute|only spread/,
    'Write attributes as in React; put the tag in backticks if it is text.',
  ],
  [/lazy line/, 'Start the line like those before it: with > or the same indentation.'],
  [/expression|acorn/, 'Write a literal { as \\{, or put it in backticks.'],
  [/^Unexpected (?:character|end of file)/, 'Write a literal < as \\<, or put it in backticks.'],
];

/**
 * How to fix an error of the MDX parser.
 *
 * @param message - The parser's message.
 * @returns `null` for the message of anything else.
 */
export function syntaxCure(message: string): string | null {
  for (const [pattern, cure] of CURES) {
    const match = pattern.exec(message);
    if (match) {
      return cure.replaceAll('$1', match[1] ?? '');
    }
  }
  return null;
}

/** How to fix front matter that isn't valid YAML. */
export const YAML_CURE =
  'Write one "field: value" per line, and put texts with ": " or "#", or that start with a sign such as @, in quotes.';
