import { isExpression } from './kind-of-code';

/** Start of the names under which browsers list edited code in stack traces. */
const PREFIX = 'edited/';

/** The name of the demo itself; modules next to it have their file names, which have an extension. */
const DEMO = 'demo';

/** A frame of a stack trace in code with a name. */
const NAMED = /\bedited\/([^\s:()]+):(\d+):\d+/;

/** A frame in any code that `Function` compiled, in Firefox, which ignores the names. */
const UNNAMED = /> Function:(\d+):\d+/;

/** Where edited code failed. */
export interface Position {
  /** File name of a module next to the demo; absent for the demo itself. */
  file?: string;
  /** Line in the file, from 1. */
  line: number;
}

/**
 * Names code for stack traces.
 *
 * @param file - File name of a module; absent for the demo itself.
 */
export function withName(code: string, file = DEMO): string {
  return `${code}\n//# sourceURL=${PREFIX}${file}`;
}

function frameIn({ stack = '' }: Error, hasModules: boolean): Position | null {
  const [, file, line] = NAMED.exec(stack) ?? [];
  if (line) {
    return { line: Number(line), ...(file === DEMO ? {} : { file }) };
  }
  const unnamed = hasModules ? null : UNNAMED.exec(stack);
  return unnamed && { line: Number(unnamed[1]) };
}

/** Number of lines that `Function` adds before the code, which depends on the browser. */
function addedLines(): number {
  try {
    new Function('scope', withName('throw new Error();'))();
  } catch (error) {
    return (frameIn(error as Error, false)?.line ?? 1) - 1;
  }
  return 0;
}

/** Number of lines at the start of code that are removed before it's compiled. */
export function removedLines(code: string): number {
  return isExpression(code) ? /^\s*/.exec(code)![0].split('\n').length - 1 : 0;
}

/**
 * Finds the position of an error in the code that was evaluated: the innermost call of edited code.
 *
 * @param hasModules - Whether modules next to the demo are edited too, so code without a name may be
 *   one of them.
 * @returns `null` if the browser doesn't report it, or if edited code has thrown no `Error`.
 */
export function positionOf(error: unknown, hasModules: boolean): Position | null {
  const frame = error instanceof Error ? frameIn(error, hasModules) : null;
  return frame && { ...frame, line: Math.max(1, frame.line - addedLines()) };
}
