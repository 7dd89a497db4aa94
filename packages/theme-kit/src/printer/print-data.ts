import { printString } from './print-string';
import { isCode, isRecord } from './types';
import type { Code, Data } from './types';

const WIDTH = 80;
const INDENT = '  ';
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** A key whose records are spread into the record that has it. */
export const SPREAD = '$spread';

/** The key of an object in code, in quotes if it needs them. */
export function printKey(key: string): string {
  return IDENTIFIER.test(key) ? key : printString(key);
}

/** A value in one line. */
export function printInline(value: Data): string {
  if (typeof value === 'string') {
    return printString(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map(printInline).join(', ')}]`;
  }
  if (isCode(value)) {
    return value.$code;
  }
  if (!isRecord(value)) {
    return String(value);
  }
  const fields = fieldsOf(value).map(([key, part]) => key + printInline(part));
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** The beginnings of fields, with their values. */
function fieldsOf(record: object): [string, Data][] {
  return Object.entries(record as Record<string, Data | undefined>).flatMap(
    ([key, value]): [string, Data][] => {
      if (key === SPREAD) {
        return (value as Code[]).map((code) => ['...', code]);
      }
      return value === undefined ? [] : [[`${printKey(key)}: `, value]];
    },
  );
}

const isNested = (value: Data) => typeof value === 'object' && value !== null;

/** Lines of code, except the first, with an indentation. Text of template literals stays as it is. */
function indented(code: string, indent: string): string {
  return /`[^`]*\n[^`]*`/.test(code) ? code : code.replaceAll('\n', `\n${indent}`);
}

function printRecord(record: object, indent: string, column: number): string {
  const fields = fieldsOf(record);
  if (fields.length === 0) {
    return '{}';
  }
  if (!fields.some(([, value]) => isNested(value))) {
    const line = printInline(record as Data);
    if (column + line.length + 1 <= WIDTH) {
      return line;
    }
  }
  const inner = indent + INDENT;
  const lines = fields.map(([start, value]) => `${inner}${printField(start, value, inner)},\n`);
  return `{\n${lines.join('')}${indent}}`;
}

function printList(list: readonly Data[], indent: string, column: number): string {
  const line = printInline(list);
  if (column + line.length + 1 <= WIDTH && list.filter(isRecord).length < 2) {
    return line;
  }
  const inner = indent + INDENT;
  if (list.every((item) => typeof item === 'number')) {
    return `[\n${filled(list.map(String), inner)}\n${indent}]`;
  }
  const items = list.map((item) => `${inner}${printData(item, inner, inner.length)},\n`);
  return `[\n${items.join('')}${indent}]`;
}

/** Numbers in as few lines as possible. */
function filled(items: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    const longer = `${last} ${item},`;
    if (last !== undefined && longer.length <= WIDTH) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(`${indent}${item},`);
    }
  }
  return lines.join('\n');
}

function printField(start: string, value: Data, indent: string): string {
  if (isNested(value)) {
    return start + printData(value, indent, indent.length + start.length);
  }
  const line = start + printInline(value);
  return indent.length + line.length + 1 <= WIDTH || typeof value !== 'string'
    ? line
    : `${start.trimEnd()}\n${indent}${INDENT}${printInline(value)}`;
}

/**
 * Prints a value as Prettier does with single quotes: objects that contain no other objects in one
 * line, if they fit.
 *
 * @param indent - Spaces before the line that it starts in.
 * @param column - Where it starts in the line.
 */
export function printData(value: Data, indent = '', column = 0): string {
  if (Array.isArray(value)) {
    return printList(value, indent, column);
  }
  if (isCode(value)) {
    return indented(value.$code, indent);
  }
  return isRecord(value) ? printRecord(value, indent, column) : printInline(value);
}
