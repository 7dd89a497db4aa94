import { FenceError } from './fence-error';

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

/** Syntax of the options, for messages. */
const ALLOWED = [
  'title="…"',
  '{1,3-4}',
  'showLineNumbers',
  'showLineNumbers=10',
  'diff',
  'npm',
  'noCheck="reason"',
];

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
        `the code block has the option ${JSON.stringify(part)}. Allowed: ${ALLOWED.join(', ')}.`,
      );
    }
  }
  return options;
}
