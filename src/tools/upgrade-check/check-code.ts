import { ownValue } from '../../foundation/own-value';
import { refusalOf, refusedReport } from './accept';
import { importedNames, libraryPath } from './bindings';
import { FileCheck } from './file-check';
import { checkImportedName, checkSource } from './imports';
import { nameOf, plain, walk } from './nodes';
import { parseSource } from './parse';
import type { Node } from './parse';
import { checkElement, checkProps } from './props';
import { checkThemeEntry } from './theme-entry';
import type { FileReport, Finding, SourceFile, UpgradeData } from './types';
import { checkVariable } from './variables';
import { isAfter } from './version-order';

const CLASS_NAME = /\bMui[A-Z]\w*-[\w-]*\w/g;
const STYLESHEET = /\.(?:css|scss|sass|less)$/;

/** Finds class names in text. */
function checkText(check: FileCheck, text: string, line: number): void {
  let offset = 0;
  let counted = 0;
  for (const { 0: name, index } of text.matchAll(CLASS_NAME)) {
    check.report.usesLibrary = true;
    const rule = ownValue(check.data.classNames, name);
    if (rule) {
      offset += text.slice(counted, index).split('\n').length - 1;
      counted = index;
      check.found(line + offset, 'class', name, rule);
    }
  }
}

/** Checks `buttonClasses.key` and `M.export`. */
function checkMember(check: FileCheck, node: Node): void {
  const classes = check.bindings.get(nameOf(node.object) ?? '');
  const key = nameOf(node.property);
  if (classes === '*' && key !== undefined && node.computed !== true) {
    check.add(node, 'import', key, check.data.exports, key);
  } else if (classes?.endsWith('Classes') && key !== undefined) {
    const base = classes.slice(0, -'Classes'.length);
    const component = base && base[0]!.toUpperCase() + base.slice(1);
    const rules = ownValue(check.data.components, component);
    if (rules) {
      check.add(node, 'class', `${classes}.${key}`, rules.classes, key);
    }
  }
}

/** Checks `createElement`, `require` and dynamic imports. */
function checkCall(check: FileCheck, node: Node): void {
  const [first, second] = node.arguments as Node[];
  const callee = plain(node.callee);
  const name = nameOf(callee) ?? nameOf(callee?.property);
  const component = check.component(first);
  if (name === 'createElement' && component !== undefined) {
    checkProps(check, component, second);
  } else if (name === 'require' || callee?.type === 'Import') {
    const source = nameOf(first) ?? '';
    checkSource(check, node, source);
    if (callee?.type === 'Import' && libraryPath(source)) {
      checkImportedName(check, { node, exported: source.split('/').pop()!, source, local: '' });
      check.unknown(node, `Uses of the dynamic import of \`${source}\` aren't followed.`);
    }
  }
}

/** Remembers imports and variables. They may be used above their declaration. */
function checkDeclaration(check: FileCheck, node: Node): void {
  importedNames(node).forEach((name) => checkImportedName(check, name));
  if (node.type === 'VariableDeclarator') {
    checkVariable(check, node);
  }
}

/** Checks a use. */
function checkUse(check: FileCheck, node: Node): void {
  const line = node.loc.start.line;
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      checkSource(check, node, nameOf(node.source) ?? '');
      break;
    case 'CallExpression':
      checkCall(check, node);
      break;
    case 'JSXOpeningElement':
      checkElement(check, node);
      break;
    case 'ObjectProperty':
      checkThemeEntry(check, node);
      break;
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      checkMember(check, node);
      break;
    case 'StringLiteral':
      checkText(check, node.value as string, line);
      break;
    case 'TemplateElement':
      checkText(check, (node.value as { raw: string }).raw, line);
      break;
    default:
  }
}

function byLine(a: { line: number }, b: { line: number }): number {
  return a.line - b.line;
}

/** Each finding that matters since a release once, in the order of lines. */
function sorted(findings: readonly Finding[], from: string | undefined): Finding[] {
  const relevant = findings.filter(
    ({ change, version }) => !from || change === 'deprecated' || isAfter(version, from),
  );
  const unique = new Map(relevant.map((one) => [`${one.line} ${one.kind} ${one.name}`, one]));
  return [...unique.values()].sort(byLine);
}

/**
 * Finds what a file uses that was renamed, deprecated or removed.
 *
 * @param data - The rules; see `plugins/reference/upgrade-check`.
 * @param from - The version that the code is written for, such as `6` or `6.5.0`. What was renamed or
 *   removed until then is left out; deprecated APIs aren't. By default nothing is left out.
 * @returns Findings, syntax errors and what the check can't know, by line.
 * @example
 * checkCode({ file: 'App.tsx', code: "import Hidden from '@mui/material/Hidden';" }, data).findings
 */
export function checkCode(
  { file, code }: SourceFile,
  data: UpgradeData,
  from?: string,
): FileReport {
  const check = new FileCheck(file, code, data);
  const { report } = check;
  if (STYLESHEET.test(file)) {
    checkText(check, code, 1);
  } else {
    const { body, errors } = parseSource(code, file);
    body.forEach((node) => walk(node, (one) => checkDeclaration(check, one)));
    body.forEach((node) => walk(node, (one) => checkUse(check, one)));
    report.errors = errors.sort(byLine).map(({ line, text }) => ({ ...check.place(line), text }));
  }
  return {
    ...report,
    findings: sorted(report.findings, from),
    unknown: report.unknown.sort(byLine),
  };
}

/**
 * Checks a file that may not be code. Never throws, so one file can't stop the check of others.
 *
 * @param from - The version that the code is written for; see `checkCode`.
 */
export function checkFile(source: SourceFile, data: UpgradeData, from?: string): FileReport {
  const { file, code } = source;
  const refused = refusalOf(file, code.length, code);
  if (refused) {
    return refusedReport(file, refused);
  }
  try {
    return checkCode(source, data, from);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refusedReport(file, `Not checked: the check failed with "${reason}". Please report it.`);
  }
}
