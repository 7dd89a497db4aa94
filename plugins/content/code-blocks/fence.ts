import { codeLines, resultOf } from '../../shared/highlight/code-lines';
import type { CodeLine } from '../../shared/highlight/code-lines';
import { FenceError } from '../../shared/highlight/fence-error';
import { parseFenceMeta } from './fence-meta';
import type { FenceOptions } from './fence-meta';
import { otherReading } from './other-reading';
import { parseCode } from '../../shared/highlight/parse-code';

/** A parsed code block. */
export interface Fence {
  language: string | undefined;
  options: FenceOptions;
  lines: CodeLine[];
  /** The code after applying the diff; offsets are the same as in `lines`. */
  result: string;
}

/**
 * Parses a code block.
 *
 * @param text - Its text, without the last newline.
 * @param meta - The options after the language.
 * @throws FenceError for an unknown option, a start or end comment without its counterpart, or a
 *   syntax error.
 */
export function readFence(text: string, language: string | undefined, meta: string): Fence {
  const options = parseFenceMeta(meta);
  const lines = codeLines(text, { ...options, language });
  const result = resultOf(lines);
  try {
    parseCode(result, language ?? '');
  } catch (error) {
    if (error instanceof FenceError) {
      const reading = otherReading(result, language ?? '');
      throw new FenceError(
        `${error.message}. ${reading ?? "Correct it, or write ```text if it isn't code."}`,
        lines[error.line - 1]?.source,
      );
    }
    throw error;
  }
  return { language, options, lines, result };
}
