import { ownValue } from './own-value';
import { nameOf, plain } from './nodes';
import type { Node } from './parse';
import { Scope } from './scope';
import type {
  ComponentRules,
  FileReport,
  FindingKind,
  Fix,
  Place,
  Rules,
  UpgradeData,
  UpgradeRule,
} from './types';

/** Longer lines are cut: they are minified, or contain data. */
const LONGEST_LINE = 160;

/** What an API was called before it was stable. */
const PREFIX = /^(?:unstable|experimental)_/i;

/** What is only known at the use of an API: the code to write there, and how to rewrite it. */
export interface AtUse {
  replacement?: string;
  advice?: string;
  fix?: Fix;
}

/** The check of one file: its report so far, and what its local names mean. */
export class FileCheck {
  readonly report: FileReport;

  /** Components and exports by local name; `*` for the package itself. */
  readonly bindings = new Map<string, string>();

  /** Components whose props a variable or a type has, by its name. */
  readonly typed = new Map<string, string>();

  readonly scope = new Scope();

  /** The fix of each import whose module was renamed, which all of its names share. */
  readonly moved = new Map<Node, Fix | undefined>();

  /** Whether offsets are valid, so the file can be edited. */
  isWhole = true;

  /** The quote of the file's imports. */
  readonly quote: string;

  private readonly lines: string[];

  constructor(
    file: string,
    readonly code: string,
    readonly data: UpgradeData,
  ) {
    this.lines = code.split('\n');
    this.quote = /(?:\bfrom|\brequire\(|\bimport) ?(['"])/.exec(code)?.[1] ?? "'";
    this.report = { file, usesLibrary: false, findings: [], errors: [], unknown: [] };
  }

  /** A line with its code. */
  place(line: number): Place {
    const code = this.lines[line - 1]?.trim() ?? '';
    return { line, code: code.length > LONGEST_LINE ? `${code.slice(0, LONGEST_LINE)}…` : code };
  }

  /** The code of a node. */
  text({ start, end }: { start: number; end: number }): string {
    return this.code.slice(start, end);
  }

  /** Reports a use. */
  found(line: number, kind: FindingKind, name: string, rule: UpgradeRule, atUse: AtUse = {}): void {
    const { fix, ...instead } = atUse;
    this.report.findings.push({
      ...this.place(line),
      kind,
      name,
      ...rule,
      ...(instead.advice !== undefined && { replacement: undefined }),
      ...instead,
      ...(fix && this.isWhole && { fix }),
    });
  }

  /** Reports a use if there is a rule for it. */
  add(
    node: Node,
    kind: FindingKind,
    name: string,
    rules: Rules,
    key: string,
    atUse?: (rule: UpgradeRule) => AtUse | undefined,
  ): void {
    const rule = ownValue(rules, key);
    if (rule) {
      this.found(node.loc.start.line, kind, name, rule, this.isWhole ? atUse?.(rule) : undefined);
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

  /** The component with rules that an export means: `Grid2` for `Unstable_Grid2`. */
  componentOf(exported: string): string | undefined {
    return [exported, exported.replace(PREFIX, '')].find((name) =>
      Object.hasOwn(this.data.components, name),
    );
  }

  /** The component with rules that an expression or JSX name means. */
  component(node: unknown): string | undefined {
    const bound = this.exportOf(node);
    return bound === undefined ? undefined : this.componentOf(bound);
  }

  /** The export of the package that an expression, a JSX name or a type's name means. */
  exportOf(node: unknown): string | undefined {
    const found = plain(node);
    switch (found?.type) {
      case 'JSXMemberExpression':
      case 'MemberExpression':
        return this.bindings.get(nameOf(found.object) ?? '') === '*'
          ? nameOf(found.property)
          : undefined;
      case 'TSQualifiedName':
        return this.bindings.get(nameOf(found.left) ?? '') === '*'
          ? nameOf(found.right)
          : undefined;
      default:
        return this.bindings.get(nameOf(found) ?? '');
    }
  }
}
