import { ownValue } from '../../foundation/own-value';
import { nameOf, plain } from './nodes';
import type { Node } from './parse';
import type {
  ComponentRules,
  FileReport,
  FindingKind,
  Place,
  Rules,
  UpgradeData,
  UpgradeRule,
} from './types';

/** Longer lines are cut: they are minified, or contain data. */
const LONGEST_LINE = 160;

/** The check of one file: its report so far, and what its local names mean. */
export class FileCheck {
  readonly report: FileReport;

  /** Components and exports by local name; `*` for the package itself. */
  readonly bindings = new Map<string, string>();

  private readonly lines: string[];

  constructor(
    file: string,
    code: string,
    readonly data: UpgradeData,
  ) {
    this.lines = code.split('\n');
    this.report = { file, usesLibrary: false, findings: [], errors: [], unknown: [] };
  }

  /** A line with its code. */
  place(line: number): Place {
    const code = this.lines[line - 1]?.trim() ?? '';
    return { line, code: code.length > LONGEST_LINE ? `${code.slice(0, LONGEST_LINE)}…` : code };
  }

  /** Reports a use. */
  found(line: number, kind: FindingKind, name: string, rule: UpgradeRule): void {
    this.report.findings.push({ ...this.place(line), kind, name, ...rule });
  }

  /** Reports a use if there is a rule for it. */
  add(node: Node, kind: FindingKind, name: string, rules: Rules, key: string): void {
    const rule = ownValue(rules, key);
    if (rule) {
      this.found(node.loc.start.line, kind, name, rule);
    }
  }

  /** Reports what the check can't know. */
  unknown(node: Node, text: string): void {
    this.report.unknown.push({ ...this.place(node.loc.start.line), text });
  }

  /** The rules for a component that has some. */
  rulesFor(component: string): ComponentRules {
    return ownValue(this.data.components, component)!;
  }

  /** The component with rules that an expression or JSX name means. */
  component(node: unknown): string | undefined {
    const found = plain(node);
    const isMember = found?.type === 'JSXMemberExpression' || found?.type === 'MemberExpression';
    const bound = isMember
      ? this.bindings.get(nameOf(found.object) ?? '') === '*' && nameOf(found.property)
      : this.bindings.get(nameOf(found) ?? '');
    return bound && Object.hasOwn(this.data.components, bound) ? bound : undefined;
  }
}
