import { parse } from '@babel/parser';
import type { ParserPlugin } from '@babel/parser';
import { mdxParts } from './mdx';

/** A node of the syntax tree, as far as the check needs it. */
export interface Node {
  type: string;
  loc: { start: { line: number } };
  /** Offset in the code; only valid if the whole file could be parsed at once. */
  start: number;
  end: number;
  [field: string]: unknown;
}

/** A syntax error. */
interface SyntaxProblem {
  line: number;
  text: string;
}

/** The statements of a file. */
export interface Parsed {
  body: Node[];
  errors: SyntaxProblem[];
  /** Lines of MDX whose code can't be read, because it contains Markdown. */
  skipped: number[];
  /** Whether the offsets of the statements are valid. */
  isWhole: boolean;
}

/** JavaScript may have the types of Flow. */
const MAYBE_FLOW = /\.[cm]?jsx?$/;

/** The first comments of a file with the types of Flow. */
const FLOW_PRAGMA = /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*?(?:\/\/|\/\*)[^]*?@flow\b/;

/** Several files may be pasted at once, so a name can be declared or exported twice. */
const TWICE = new Set(['VarRedeclaration', 'DuplicateExport', 'DuplicateDefaultExport']);

/** Starts a statement at the top level of a formatted file. */
const TOP_LEVEL =
  /^(?:(?:import|export|const|let|var|function|class|interface|type|enum|declare|async)\b|[\w$.]+\()/;

/** `<T>value` is a type assertion in these files, and JSX in all others. */
const WITHOUT_JSX = /\.(?:ts|mts|cts)$/;

function parseFrom(
  code: string,
  startLine: number,
  plugins: ParserPlugin[],
  startIndex = 0,
): Parsed {
  const { program, errors } = parse(code, {
    sourceType: 'unambiguous',
    startLine,
    startColumn: 0,
    startIndex,
    errorRecovery: true,
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
    allowImportExportEverywhere: true,
    allowUndeclaredExports: true,
    plugins,
  });
  return {
    body: [...program.directives, ...program.body] as unknown as Node[],
    errors: (errors ?? [])
      .filter(({ reasonCode }) => !TWICE.has(reasonCode))
      .map((error) => problemOf(error, startLine)),
    skipped: [],
    isWhole: true,
  };
}

function problemOf(error: unknown, startLine: number): SyntaxProblem {
  if (error instanceof RangeError) {
    return { line: startLine, text: 'The code is nested too deeply to be read.' };
  }
  const { message, loc } = error as Error & { loc?: { line: number } };
  return { line: loc?.line ?? startLine, text: message.replace(/\s*\(\d+:\d+\)$/, '') };
}

/** The parts of a file that start at a statement in the first column, with their lines from 1. */
function partsOf(code: string): { code: string; line: number }[] {
  const parts: { code: string; line: number }[] = [];
  code.split('\n').forEach((text, index) => {
    const last = parts.at(-1);
    if (last && !TOP_LEVEL.test(text)) {
      last.code += `\n${text}`;
    } else {
      parts.push({ code: text, line: index + 1 });
    }
  });
  return parts;
}

/** Whether JavaScript has the types of Flow, whose syntax TypeScript doesn't have. */
function isFlow(code: string, file: string): boolean {
  const start = code.slice(0, 2000);
  return MAYBE_FLOW.test(file) && start.includes('@flow') && FLOW_PRAGMA.test(start);
}

/** Parses the code in MDX. */
function parseMdx(code: string): Parsed {
  const result: Parsed = { body: [], errors: [], skipped: [], isWhole: true };
  for (const part of mdxParts(code)) {
    try {
      const { body, errors } = parseFrom(part.code, part.line, ['jsx'], part.index);
      result.body.push(...body);
      result.errors.push(...errors);
    } catch (error) {
      if (part.isJsx) {
        result.skipped.push(part.line);
      } else {
        result.errors.push(problemOf(error, part.line));
      }
    }
  }
  return result;
}

/**
 * Parses the code in MDX, TypeScript or JavaScript with JSX, or JavaScript with Flow. After a syntax error, each
 * top-level statement is parsed by itself, so the error only hides its own statement.
 *
 * @param file - Decides whether the code may contain JSX.
 */
export function parseSource(code: string, file: string): Parsed {
  if (file.endsWith('.mdx')) {
    return parseMdx(code);
  }
  const plugins: ParserPlugin[] = [
    isFlow(code, file) ? 'flow' : 'typescript',
    'decorators',
    'explicitResourceManagement',
  ];
  if (!WITHOUT_JSX.test(file)) {
    plugins.push('jsx');
  }
  try {
    return parseFrom(code, 1, plugins);
  } catch {
    const result: Parsed = { body: [], errors: [], skipped: [], isWhole: false };
    for (const part of partsOf(code)) {
      try {
        const { body, errors } = parseFrom(part.code, part.line, plugins);
        result.body.push(...body);
        result.errors.push(...errors);
      } catch (error) {
        result.errors.push(problemOf(error, part.line));
      }
    }
    return result;
  }
}
