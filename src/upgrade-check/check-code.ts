import { importedNames, libraryPath } from './bindings';
import { FileCheck, has } from './file-check';
import { checkImportedName, checkSource } from './imports';
import { nameOf, plain, walk } from './nodes';
import { parseSource } from './parse';
import type { Node } from './parse';
import { checkElement, checkProps } from './props';
import { checkThemeEntry } from './theme-entry';
import type { FileReport, Finding, SourceFile, UpgradeData } from './types';
import { checkVariable } from './variables';

const CLASS_NAME = /\bMui[A-Z]\w*-[\w-]*\w/g;
const STYLESHEET = /\.(?:css|scss|sass|less)$/;

/** Finds class names in text. */
function checkText(check: FileCheck, text: string, line: number): void {
  for (const match of text.matchAll(CLASS_NAME)) {
    check.report.usesLibrary = true;
    const [name] = match;
    if (has(check.data.classNames, name)) {
      const offset = text.slice(0, match.index).split('\n').length - 1;
      const rule = check.data.classNames[name]!;
      check.report.findings.push({ line: line + offset, kind: 'class', name, ...rule });
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
    if (Object.hasOwn(check.data.components, component)) {
      const { classes: rules } = check.data.components[component]!;
      check.add(node, 'class', `${classes}.${key}`, rules, key);
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

/** Each finding once, in the order of lines. */
function sorted(findings: readonly Finding[]): Finding[] {
  const unique = new Map(findings.map((one) => [`${one.line} ${one.kind} ${one.name}`, one]));
  return [...unique.values()].sort(byLine);
}

/**
 * Finds what a file uses that was renamed, deprecated or removed.
 *
 * @param data - The rules; see `plugins/upgrade-check`.
 * @returns Findings, syntax errors and what the check can't know, by line.
 * @example
 * checkCode({ file: 'App.tsx', code: "import Hidden from '@mui/material/Hidden';" }, data).findings
 */
export function checkCode({ file, code }: SourceFile, data: UpgradeData): FileReport {
  const check = new FileCheck(file, data);
  const { report } = check;
  if (STYLESHEET.test(file)) {
    checkText(check, code, 1);
  } else {
    const { body, errors } = parseSource(code, file);
    body.forEach((node) => walk(node, (one) => checkDeclaration(check, one)));
    body.forEach((node) => walk(node, (one) => checkUse(check, one)));
    report.errors = errors.sort(byLine);
  }
  return { ...report, findings: sorted(report.findings), unknown: report.unknown.sort(byLine) };
}
