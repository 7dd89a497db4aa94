import { ownValue } from './own-value';
import { refusalOf, refusedReport } from './accept';
import { importedNames, libraryPath } from './bindings';
import { checkClassMember, checkString, checkStylesheet } from './class-uses';
import { FileCheck } from './file-check';
import { checkExport, checkImportedName, checkSource } from './imports';
import { checkParamsKey, checkParamsMember, checkParamsPattern } from './input-params';
import { nameOf, plain, walk } from './nodes';
import { parseSource } from './parse';
import type { Node } from './parse';
import { noteInheritedProps, noteSelectValue, rememberTyped } from './prop-types';
import { checkElement, checkProps } from './props';
import {
  checkThemeAssignment,
  checkThemeEntry,
  checkThemeVariable,
  noteOldOptions,
} from './theme-entry';
import type { FileReport, Finding, SourceFile, UpgradeData } from './types';
import {
  checkAssertion,
  checkDefaultProps,
  checkParameters,
  checkTypeKeys,
  checkTypedMember,
  checkTypedObject,
  checkTypedVariable,
  rememberVariable,
} from './variables';
import { isAfter } from './version-order';

/** Why a part of an MDX file isn't checked. */
const SKIPPED =
  'This element contains Markdown or isn’t closed in its paragraph, so it isn’t read.';

const STYLESHEET = /\.(?:css|scss|sass|less)$/;

/** Checks `buttonClasses.key` and `M.export`. */
function checkMember(check: FileCheck, node: Node): void {
  const classes = check.bindings.get(nameOf(node.object) ?? '');
  const key = nameOf(node.property);
  if (classes === '*' && key !== undefined && node.computed !== true) {
    checkExport(check, { node, exported: key, source: '@mui/material' });
  } else if (classes?.endsWith('Classes') && key !== undefined) {
    const base = classes.slice(0, -'Classes'.length);
    const component = base && base[0]!.toUpperCase() + base.slice(1);
    const rules = ownValue(check.data.components, component);
    if (rules) {
      check.add(node, 'class', `${classes}.${key}`, rules.classes, key, (rule) =>
        checkClassMember(check, node, rule),
      );
    }
  }
  checkTypedMember(check, node);
  checkParamsMember(check, node);
}

/** Checks `createElement`, `cloneElement` and dynamic imports. */
function checkCall(check: FileCheck, node: Node): void {
  const [first, second] = node.arguments as Node[];
  const callee = plain(node.callee);
  const name = nameOf(callee) ?? nameOf(callee?.property);
  const element = plain(first);
  const component =
    element?.type === 'JSXElement'
      ? check.component((element.openingElement as Node).name)
      : check.component(first);
  if (/^(?:create|clone)Element$/.test(name ?? '') && component !== undefined) {
    checkProps(check, component, second);
  } else if (callee?.type === 'Import') {
    const source = nameOf(first) ?? '';
    if (libraryPath(source)) {
      check.unknown(node, `Uses of the dynamic import of \`${source}\` aren't followed.`);
    }
  }
}

/** Checks a use. */
function checkUse(check: FileCheck, node: Node, parent: Node | undefined): void {
  if (Array.isArray(node.params) && /Function|Method/.test(node.type)) {
    checkParameters(check, node);
    checkParamsPattern(check, node);
  }
  checkTypedObject(check, node);
  switch (node.type) {
    case 'CallExpression':
      checkCall(check, node);
      noteOldOptions(check, node);
      break;
    case 'JSXOpeningElement':
      checkElement(check, node);
      break;
    case 'VariableDeclarator':
      checkTypedVariable(check, node);
      checkThemeVariable(check, node);
      checkParamsPattern(check, node);
      break;
    case 'AssignmentExpression':
      checkThemeAssignment(check, node);
      checkDefaultProps(check, node);
      break;
    case 'ObjectProperty':
      checkThemeEntry(check, node);
      break;
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
      checkAssertion(check, node);
      break;
    case 'TSIndexedAccessType':
      checkParamsKey(check, node);
      checkTypeKeys(check, node);
      break;
    case 'TSTypeReference':
      checkTypeKeys(check, node);
      break;
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      checkMember(check, node);
      break;
    case 'JSXMemberExpression':
    case 'TSQualifiedName': {
      const exported = check.exportOf(node);
      if (exported !== undefined && parent?.type !== 'JSXClosingElement') {
        const member = { ...node, property: node.property ?? node.right };
        checkExport(check, { node: member, exported, source: '@mui/material' });
      }
      break;
    }
    case 'StringLiteral':
      checkSource(check, node, parent);
      checkString(check, node);
      break;
    case 'TemplateElement':
      checkString(check, node);
      break;
    default:
  }
}

function byLine(a: { line: number }, b: { line: number }): number {
  return a.line - b.line;
}

/**
 * Notes components that took the name of another one, so the same code means something else: `Grid`, which
 * was `Grid2`. Only code of an older version is affected.
 */
function noteOtherMeaning(check: FileCheck, from: string | undefined): void {
  for (const [old, { self }] of Object.entries(check.data.components)) {
    const name = self?.change === 'renamed' ? self.replacement! : '';
    const use = check.scope.usesOf(name).find((one) => check.bindings.get(name) === name && one);
    const isOld = from
      ? isAfter(self?.version ?? from, from)
      : check.report.findings.some((one) => one.name.startsWith(`${name}.`));
    if (self && use && isOld) {
      check.unknown(
        use,
        `Since version ${self.version}, \`${name}\` is what \`${old}\` was, and lays out its content in another way. Compare both.`,
      );
    }
  }
}

/** Each finding that matters since a release once, in the order of lines. */
function sorted(findings: readonly Finding[], from: string | undefined): Finding[] {
  const relevant = findings.filter(
    // MUI X has versions of its own.
    ({ change, version, link }) =>
      !from || change === 'deprecated' || link.startsWith('/x/') || isAfter(version, from),
  );
  const unique = new Map(
    relevant.map((one) => {
      const places = one.fix?.edits.map(({ start }) => start).join() ?? '';
      return [`${one.line} ${one.kind} ${one.name} ${places}`, one];
    }),
  );
  return [...unique.values()].sort(byLine);
}

/**
 * Finds what a file uses that was renamed, deprecated or removed.
 *
 * @param data - The rules: the content of a file in `rules/`.
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
    checkStylesheet(check);
  } else {
    const { body, errors, skipped, isWhole } = parseSource(code, file);
    check.isWhole = isWhole && errors.length === 0;
    const walkAll = (visit: (node: Node, parent: Node | undefined) => void) =>
      body.forEach((node) => walk(node, visit));
    walkAll((node, parent) => check.scope.add(node, parent));
    // Names may be used above their declaration.
    walkAll((node) => importedNames(node).forEach((name) => checkImportedName(check, name)));
    walkAll((node) => rememberVariable(check, node));
    walkAll((node) => rememberTyped(check, node));
    walkAll((node, parent) => checkUse(check, node, parent));
    walkAll((node) => {
      noteInheritedProps(check, node, from);
      noteSelectValue(check, node, from);
    });
    noteOtherMeaning(check, from);
    report.unknown.push(...skipped.map((line) => ({ ...check.place(line), text: SKIPPED })));
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
