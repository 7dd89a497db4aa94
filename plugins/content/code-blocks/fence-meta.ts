import { FenceError } from '../../shared/highlight/fence-error';

/** Options of a code block, written after its language. */
export interface FenceOptions {
  /** Title, usually a file name. */
  title?: string;
  /** Highlighted lines, from 1. */
  highlighted: ReadonlySet<number>;
  /** Number of the first line; `undefined` without line numbers. */
  firstLine?: number;
  /** Whether the first column marks added and removed lines. */
  diff: boolean;
  /** Whether to show the npm commands for the other package managers too. */
  npm: boolean;
  /** Reason for excluding the block from the type check. */
  noCheck?: string;
}

/** All options by how they are written, described in the manual. */
export const FENCE_OPTIONS = {
  'title="…"': {
    type: 'string',
    description:
      'Shows the file name above the code. Other fences of the page can import it by that name.',
  },
  '{1,3-4}': {
    type: 'lines',
    description: 'Highlights these lines, counted from 1 without magic comments.',
  },
  showLineNumbers: { type: 'no value', description: 'Numbers the lines.' },
  'showLineNumbers=10': { type: 'number', description: 'Numbers the lines, starting at 10.' },
  diff: {
    type: 'no value',
    description:
      'The first column marks added (`+`) and removed (`-`) lines. Syntax highlighting is kept.',
  },
  npm: {
    type: 'no value',
    description:
      "Also shows npm commands for pnpm, yarn and Bun, in tabs. The reader's choice applies to all pages.",
  },
  'noCheck="reason"': {
    type: 'string',
    description: 'Excludes the fence from the type check. The reason is required.',
  },
} as const;

const PART = /\{[^}]*\}|\w+=(?:"[^"]*"|'[^']*')|\S+/g;

function linesOf(ranges: string): number[] | null {
  const lines: number[] = [];
  for (const range of ranges.split(',')) {
    const [, first, last = first] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(range) ?? [];
    if (!first || Number(first) < 1 || Number(last) < Number(first)) {
      return null;
    }
    for (let line = Number(first); line <= Number(last); line++) {
      lines.push(line);
    }
  }
  return lines;
}

/** Options of other tools, and of this site without their value. */
const CURES: readonly [pattern: RegExp, cure: string][] = [
  [/^title=(?:""|''|)$/, 'Write the name of the file, title="a.ts", or remove the option.'],
  [/^title=/, 'Put the title in quotes: title="a.ts".'],
  [/^(?:file(?:name)?|name)=/, 'Write title="a.ts".'],
  [/^\[.*\]$/, 'Write title="a.ts".'],
  [/^noCheck/, 'Give the reason: noCheck="reason".'],
  [/^(?:hl_lines|highlight|mark|focus)=/, 'Write the lines in braces: {1,3-4}.'],
  [/^(?:ins|add|del|remove)=/, 'Mark the lines with comments: // add-next-line.'],
  [/^(?::?line-?numbers|linenums|lines|numberLines)/i, 'Write showLineNumbers.'],
  [/^npm2yarn$/, 'Write npm.'],
  [/^(?:twoslash|noInline|expandable|wrap|copy|collapse\S*|frame=\S*|icon=\S*)$/, 'Remove it.'],
];

function cureOf(part: string): string {
  const cure = CURES.find(([pattern]) => pattern.test(part))?.[1];
  const allowed = `Allowed: ${Object.keys(FENCE_OPTIONS).join(', ')}.`;
  return cure ? `${cure} ${allowed}` : allowed;
}

/**
 * Parses the options of a code block.
 *
 * @param meta - Text after the language, such as `title="a.ts" {1,3-4}`.
 * @throws FenceError with the received option and what is allowed.
 */
export function parseFenceMeta(meta: string): FenceOptions {
  const highlighted = new Set<number>();
  const options: FenceOptions = { highlighted, diff: false, npm: false };
  for (const part of meta.match(PART) ?? []) {
    const [, name, value = ''] = /^(\w+)=["']?(.*?)["']?$/.exec(part) ?? [];
    const ranges = part.startsWith('{') ? linesOf(part.slice(1, -1)) : null;
    const isQuoted = /=["']/.test(part) && value.trim() !== '';
    if (ranges) {
      ranges.forEach((line) => highlighted.add(line));
    } else if (name === 'title' && isQuoted) {
      options.title = value;
    } else if (name === 'noCheck' && isQuoted) {
      options.noCheck = value;
    } else if (part === 'showLineNumbers') {
      options.firstLine = 1;
    } else if (name === 'showLineNumbers' && /^\d+$/.test(value)) {
      options.firstLine = Number(value);
    } else if (part === 'diff' || part === 'npm') {
      options[part] = true;
    } else {
      throw new FenceError(
        `the code block has the option ${JSON.stringify(part)}. ${cureOf(part)}`,
      );
    }
  }
  return options;
}
