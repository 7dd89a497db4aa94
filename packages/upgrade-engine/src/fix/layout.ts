import { applyEdits } from '../edits';
import { walk } from '../nodes';
import { parseSource } from '../parse';
import type { Node } from '../parse';
import type { Edit, SourceFile } from '../types';

/** Text whose line starts are a part of a value. */
const FIXED_LINES = /`[^`]*\n[^`]*`|\\\r?\n/;

/** A formatted file has lines of at least this length, unless its indentation says otherwise. */
const SHORTEST_LIMIT = 80;

const lineStart = (code: string, at: number) => code.lastIndexOf('\n', at - 1) + 1;

/** The indentation of a place's line. */
const indentAt = (code: string, at: number) => /^[ \t]*/.exec(code.slice(lineStart(code, at)))![0];

const isFirstInLine = (code: string, at: number) =>
  code.slice(lineStart(code, at), at).trim() === '';

/** The indentation of a value that a bracket in a line of its own ends; else that of its first line. */
function indentOf(code: string, { start, end }: Node): string {
  const last = code.slice(lineStart(code, end), end);
  return indentAt(code, /^\s*[}\])]/.test(last) ? end : start);
}

/** Marks where the texts of edits are in the code after them. */
function marksOf(code: string, edits: readonly Edit[]): Uint8Array {
  const marks = new Uint8Array(code.length);
  let moved = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    marks.fill(1, start + moved, start + moved + text.length);
    moved += text.length - (end - start);
  }
  return marks;
}

/** How a file is formatted. */
function styleOf(code: string) {
  const lines = code.split(/\r?\n/);
  return {
    unit: /^(?:\t| {2,8})(?=\S)/m.exec(code)?.[0] ?? '  ',
    comma: /,[ \t]*(?:\/\/.*)?\r?\n\s*[}\]]/.test(code) ? ',' : '',
    limit: lines.reduce((longest, line) => Math.max(longest, line.length), SHORTEST_LIMIT),
  };
}

/**
 * Makes edits, then puts each property of an object that they write or add to on a line of its own if the
 * object has several lines or is too long for one, with the indentation of the file.
 */
export function applyWithLines({ file, code: before }: SourceFile, edits: readonly Edit[]): string {
  const lineEnd = /\r?\n/.exec(before)?.[0] ?? '\n';
  const made = edits.map((one) => ({ ...one, text: one.text.replace(/\r?\n/g, lineEnd) }));
  const code = applyEdits(before, made);
  const marks = marksOf(code, made);
  const { unit, comma, limit } = styleOf(before);
  const propertiesOf = (object: Node) => object.properties as Node[];
  const isWritten = ({ start }: Node) => marks[start] === 1;

  /** Whether comments are between the properties. */
  function hasComments(object: Node): boolean {
    let rest = code.slice(object.start, object.end);
    for (const { start, end } of [...propertiesOf(object)].reverse()) {
      rest = rest.slice(0, start - object.start) + rest.slice(end - object.start);
    }
    return /[^\s,]/.test(rest.slice(1, -1));
  }

  /** Whether an object is the value of what is first in a line that is too long. */
  function isTooLong({ start, end }: Node): boolean {
    const from = lineStart(code, start);
    const length = code.slice(from).search(/\r?\n|$/);
    return (
      length > limit && end <= from + length && /^\s*\S+(?: |=\{)$/.test(code.slice(from, start))
    );
  }

  /** Whether the lines of an object that the edits are about aren't those of a formatted file. */
  function needsLines(node: Node): boolean {
    if (node.type !== 'ObjectExpression' || ![node, ...propertiesOf(node)].some(isWritten)) {
      return false;
    }
    const isMoved = (one: Node) =>
      isWritten(one) && indentOf(code, one) !== indentAt(code, one.start);
    const isOff = code.slice(node.start, node.end).includes('\n')
      ? propertiesOf(node).some((one) => !isFirstInLine(code, one.start) || isMoved(one))
      : isTooLong(node);
    return isOff && !hasComments(node);
  }

  function inLines(object: Node, indent: string): string {
    const inner = indent + unit;
    const lines = propertiesOf(object).map((property) => {
      const value = property.value as Node | undefined;
      if (value && needsLines(value)) {
        return inner + code.slice(property.start, value.start) + inLines(value, inner);
      }
      const text = code.slice(property.start, property.end);
      const old = isWritten(property) ? indentOf(code, property) : indentAt(code, property.start);
      return inner + (FIXED_LINES.test(text) ? text : text.replaceAll(`\n${old}`, `\n${inner}`));
    });
    return `{\n${lines.join(',\n')}${comma}\n${indent}}`;
  }

  const { body, errors, isWhole } = parseSource(code, file);
  const laidOut: Edit[] = [];
  for (const statement of isWhole && errors.length === 0 ? body : []) {
    walk(statement, (node) => {
      if (node.start >= (laidOut.at(-1)?.end ?? 0) && needsLines(node)) {
        const text = inLines(node, indentAt(code, node.start));
        laidOut.push({ start: node.start, end: node.end, text });
      }
    });
  }
  return applyEdits(code, laidOut);
}
