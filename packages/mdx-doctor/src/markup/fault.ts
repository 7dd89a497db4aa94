import type { Root } from 'mdast';
import type { Fix } from '../engine/finding';

/** Syntax in a page that can't be parsed, would be lost, or would be shown as it is written. */
export interface MarkupFault {
  /** The doctor's rule that reports it. */
  rule: 'callout' | 'markup' | 'mdx';
  /** Starts at 1. */
  line: number;
  column?: number;
  /** What is wrong, with what was received; one sentence. */
  message: string;
  /** How to fix it; one sentence. */
  cure: string;
  fix?: Fix;
}

/** Where a page is. */
export interface PagePlace {
  /** Absolute path of its file. */
  file: string;
  siteDir: string;
  /** Folders whose `node_modules` contain what pages import; if empty, packages aren't checked. */
  packages: readonly string[];
  /** The docs folders, relative to the repository. */
  folders: readonly string[];
}

/** A fault without its place. */
export type Fault = Pick<MarkupFault, 'message' | 'cure' | 'fix'> & {
  rule?: MarkupFault['rule'];
};

/** A fault at the start of a node. */
export function faultAt({ position }: Pick<Root, 'position'>, fault: Fault): MarkupFault {
  const { line = 1, column } = position?.start ?? {};
  return { rule: 'markup', line, column, ...fault };
}

/** The line and the column of an offset, both from 1. */
export function placeAt(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** Longest part of the received text that a message contains, in characters. */
const MAX_SHOWN = 60;

/** The first line of a text, for messages. */
export function shown(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.length > MAX_SHOWN || line !== text.trim() ? `${line.slice(0, MAX_SHOWN)}…` : line;
}
