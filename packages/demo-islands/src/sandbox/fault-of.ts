import { MAX_MESSAGE_LENGTH } from '../frame/messages';
import type { Fault } from '../frame/messages';
import { isExpression } from './kind-of-code';
import type { Code } from './kind-of-code';
import { positionOf, removedLines } from './positions';

/** An error in a module next to the demo. */
export class ModuleError extends Error {
  /**
   * @param file - Its file name.
   * @param error - What it has thrown.
   * @param fault - That error, described.
   */
  constructor(
    readonly file: string,
    error: unknown,
    readonly fault: Fault,
  ) {
    const isThrown = error instanceof Error && !(error instanceof SyntaxError);
    super(`${file}: ${isThrown ? error.message : fault.message}`);
  }
}

/** Code that has failed. */
interface FailedCode extends Code {
  /** The edited modules next to the demo. */
  modules?: object;
}

interface SyntaxFault extends SyntaxError {
  loc: { line: number; column: number };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/**
 * Describes a syntax error with a parser that finds its exact position. The compiler reports some at
 * the start of the function around it, and browsers report no position.
 *
 * @returns `null` if the parser finds no error, or can't be loaded.
 */
async function syntaxFault({ code, variant }: Code): Promise<Fault | null> {
  try {
    const { parse, parseExpression } = await import('@babel/parser');
    const plugins: ('jsx' | 'typescript')[] = variant === 'TS' ? ['jsx', 'typescript'] : ['jsx'];
    const options = { sourceType: 'module', allowReturnOutsideFunction: true, plugins } as const;
    if (isExpression(code)) {
      parseExpression(code.replace(/;\s*$/, ''), options);
    } else {
      parse(code, options);
    }
    return null;
  } catch (error) {
    const { message, loc } = error as Partial<SyntaxFault>;
    return loc ? { message: `SyntaxError: ${message}`, line: loc.line } : null;
  }
}

/** Describes an error by its stack. */
function thrownFault(error: unknown, { code, modules }: FailedCode): Fault {
  const { file, line = 0 } = positionOf(error, modules !== undefined) ?? {};
  // A module starts where its file does.
  const inFile = line && line + (file ? 0 : removedLines(code));
  const isInside = file !== undefined || inFile <= code.split('\n').length;
  return {
    message: messageOf(error),
    ...(file ? { file } : {}),
    ...(inFile > 0 && isInside ? { line: inFile } : {}),
  };
}

async function faultIn(error: unknown, code: FailedCode): Promise<Fault> {
  if (error instanceof ModuleError) {
    return { ...error.fault, file: error.file, message: messageOf(error) };
  }
  const thrown = thrownFault(error, code);
  const isCompiled = !(error instanceof SyntaxError) || thrown.line !== undefined;
  return isCompiled ? thrown : ((await syntaxFault(code)) ?? thrown);
}

/**
 * Describes an error of edited code.
 *
 * @param code - The code of the demo, or of the module that is evaluated.
 * @returns Its message, and where it is if that's known.
 */
export async function faultOf(error: unknown, code: FailedCode): Promise<Fault> {
  const fault = await faultIn(error, code);
  return { ...fault, message: fault.message.slice(0, MAX_MESSAGE_LENGTH) };
}
