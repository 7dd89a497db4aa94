import { codeLines, resultOf } from './code-lines';
import type { CodeLine } from './code-lines';
import { FenceError } from './fence-error';
import { parseFenceMeta } from './fence-meta';
import type { FenceOptions } from './fence-meta';
import { parseCode } from './parse-code';

/** A fence, read and found right. */
export interface Fence {
  language: string | undefined;
  options: FenceOptions;
  lines: CodeLine[];
  /** The code once its difference is applied; every character stands where it does in `lines`. */
  result: string;
}

/**
 * Reads a fence.
 *
 * @param text - Its text, without the last line end.
 * @param meta - What stands behind its language.
 * @throws FenceError for an unknown option, a magic comment without its counterpart, or code that
 * cannot be parsed.
 */
export function readFence(text: string, language: string | undefined, meta: string): Fence {
  const options = parseFenceMeta(meta);
  const lines = codeLines(text, { ...options, language });
  const result = resultOf(lines);
  try {
    parseCode(result, language ?? '');
  } catch (error) {
    if (error instanceof FenceError) {
      throw new FenceError(error.message, lines[error.line - 1]?.source);
    }
    throw error;
  }
  return { language, options, lines, result };
}
