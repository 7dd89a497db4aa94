import { nameOf, plain } from './nodes';
import type { Node } from './parse';
import type { FileReport, FindingKind, Rules, UpgradeData } from './types';

/** Whether there is a rule for a name, which may be that of an object's own method. */
export function has(rules: Rules, name: string): boolean {
  return Object.hasOwn(rules, name);
}

/** The check of one file: its report so far, and what its local names mean. */
export class FileCheck {
  readonly report: FileReport;

  /** Components and exports by local name; `*` for the package itself. */
  readonly bindings = new Map<string, string>();

  constructor(
    file: string,
    readonly data: UpgradeData,
  ) {
    this.report = { file, usesLibrary: false, findings: [], errors: [], unknown: [] };
  }

  /** Reports a use for which there is a rule. */
  add(node: Node, kind: FindingKind, name: string, rules: Rules, key: string): void {
    if (has(rules, key)) {
      this.report.findings.push({ line: node.loc.start.line, kind, name, ...rules[key]! });
    }
  }

  /** Reports what the check can't know. */
  unknown(node: Node, text: string): void {
    this.report.unknown.push({ line: node.loc.start.line, text });
  }

  /** The component that an expression or JSX name means. */
  component(node: unknown): string | undefined {
    const found = plain(node);
    const isMember = found?.type === 'JSXMemberExpression' || found?.type === 'MemberExpression';
    const bound = isMember
      ? this.bindings.get(nameOf(found.object) ?? '') === '*' && nameOf(found.property)
      : this.bindings.get(nameOf(found) ?? '');
    return bound && Object.hasOwn(this.data.components, bound) ? bound : undefined;
  }
}
