import { aliasedNode, importedNames, libraryPath } from './bindings';
import type { ImportedName } from './bindings';
import { isNode, nameOf, plain, propertiesOf, walk } from './nodes';
import { parseSource } from './parse';
import type { Node } from './parse';
import type { FileReport, Finding, FindingKind, Rules, SourceFile, UpgradeData } from './types';

const CLASS_NAME = /\bMui[A-Z]\w*-[\w-]*\w/g;
const STYLESHEET = /\.(?:css|scss|sass|less)$/;
const THEME_PARTS = new Set(['defaultProps', 'styleOverrides', 'variants']);
const OTHER_PACKAGE = /^(?:@material-ui\/|@mui\/(?!material|lab|icons-material))/;

function has(rules: Rules, name: string): boolean {
  return Object.hasOwn(rules, name);
}

class Checker {
  readonly report: FileReport;

  /** Components and exports by local name; `*` for the package itself. */
  private readonly bindings = new Map<string, string>();

  constructor(
    file: string,
    private readonly data: UpgradeData,
  ) {
    this.report = { file, usesLibrary: false, findings: [], errors: [], unknown: [] };
  }

  private add(node: Node, kind: FindingKind, name: string, rules: Rules, key: string): void {
    if (has(rules, key)) {
      this.report.findings.push({ line: node.loc.start.line, kind, name, ...rules[key]! });
    }
  }

  private readonly unknown = (node: Node, text: string): void => {
    this.report.unknown.push({ line: node.loc.start.line, text });
  };

  /** Finds class names in text. */
  text(text: string, line: number): void {
    for (const match of text.matchAll(CLASS_NAME)) {
      this.report.usesLibrary = true;
      const [name] = match;
      if (has(this.data.classNames, name)) {
        const offset = text.slice(0, match.index).split('\n').length - 1;
        const rule = this.data.classNames[name]!;
        this.report.findings.push({ line: line + offset, kind: 'class', name, ...rule });
      }
    }
  }

  /** Reports an import or re-export, and remembers what its local name means. */
  imported({ node, local, exported, source }: ImportedName): void {
    const target = libraryPath(source);
    if (!target) {
      if (OTHER_PACKAGE.test(source)) {
        this.unknown(node, `\`${source}\` isn't part of the described packages.`);
      }
      return;
    }
    this.report.usesLibrary = true;
    const { components, exports } = this.data;
    if (local === undefined) {
      this.unknown(node, `Files that import \`${exported}\` from here aren't followed.`);
    }
    const [name, suffix = ''] = Object.hasOwn(components, exported)
      ? [exported]
      : (/^(\w+?)(Props|Classes|ClassKey)$/.exec(exported)?.slice(1) ?? [exported]);
    const self = Object.hasOwn(components, name!) ? components[name!]!.self : undefined;
    if (has(exports, exported)) {
      this.add(node, 'import', exported, exports, exported);
    } else if (self) {
      const replacement = suffix && self.replacement ? self.replacement + suffix : undefined;
      this.report.findings.push({
        line: node.loc.start.line,
        kind: suffix ? 'import' : 'component',
        name: exported,
        ...self,
        ...(replacement && { replacement }),
      });
    }
    if (local !== undefined) {
      this.bindings.set(local, exported);
    }
  }

  /** Reports paths that the package no longer exports. */
  source(node: Node, source: string): void {
    const target = libraryPath(source);
    if (!target) {
      return;
    }
    this.report.usesLibrary = true;
    const { deepPaths, deepImport } = this.data;
    const isDeep = target.package === '@mui/material' && target.path.includes('/');
    if (isDeep && !deepPaths.includes(target.path)) {
      const line = node.loc.start.line;
      this.report.findings.push({ line, kind: 'import', name: source, ...deepImport });
    }
  }

  /** The component that an expression or JSX name means. */
  private component(node: unknown): string | undefined {
    const found = plain(node);
    const isMember = found?.type === 'JSXMemberExpression' || found?.type === 'MemberExpression';
    const bound = isMember
      ? this.bindings.get(nameOf(found.object) ?? '') === '*' && nameOf(found.property)
      : this.bindings.get(nameOf(found) ?? '');
    return bound && Object.hasOwn(this.data.components, bound) ? bound : undefined;
  }

  private slots(component: string, value: unknown): void {
    const { slots } = this.data.components[component]!;
    for (const { name, node } of propertiesOf(value, (one) => this.dynamic(one, component))) {
      this.add(node, 'slot', `${component}.slots.${name}`, slots, name);
    }
  }

  private classes(component: string, value: unknown, label: string): void {
    const { classes } = this.data.components[component]!;
    for (const { name, node } of propertiesOf(value, (one) => this.dynamic(one, component))) {
      this.add(node, 'class', `${component}.${label}.${name}`, classes, name);
    }
  }

  private dynamic(node: Node, component: string): void {
    this.unknown(node, `Spread and computed properties of \`${component}\` aren't followed.`);
  }

  private prop(component: string, name: string, node: Node, value: unknown): void {
    const { props } = this.data.components[component]!;
    this.add(node, 'prop', `${component}.${name}`, props, name);
    if (name === 'slots' || name === 'slotProps') {
      this.slots(component, value);
    } else if (name === 'classes') {
      this.classes(component, value, 'classes');
    }
  }

  private props(component: string, object: unknown): void {
    for (const { name, node, value } of propertiesOf(object, (one) =>
      this.dynamic(one, component),
    )) {
      this.prop(component, name, node, value);
    }
  }

  private element(node: Node): void {
    const component = this.component(node.name);
    if (component === undefined) {
      return;
    }
    for (const attribute of node.attributes as Node[]) {
      const name = nameOf(attribute.name);
      if (attribute.type === 'JSXSpreadAttribute') {
        this.unknown(attribute, `The props spread into \`${component}\` aren't followed.`);
      } else if (name !== undefined) {
        this.prop(component, name, attribute, attribute.value);
      }
    }
  }

  /** `MuiButton: { defaultProps, styleOverrides, variants }`, anywhere in the file. */
  private themeEntry(node: Node): void {
    const key = nameOf(node.key);
    if (key === undefined || !Object.hasOwn(this.data.themeNames, key)) {
      return;
    }
    const entries = propertiesOf(node.value, () => {});
    if (!entries.some(({ name }) => THEME_PARTS.has(name))) {
      return;
    }
    this.report.usesLibrary = true;
    const component = this.data.themeNames[key]!;
    const { self } = this.data.components[component]!;
    if (self) {
      const replacement = self.replacement && `Mui${self.replacement}`;
      const line = node.loc.start.line;
      this.report.findings.push({ line, kind: 'theme key', name: key, ...self, replacement });
    }
    for (const { name, node: entry, value } of entries) {
      if (name === 'defaultProps') {
        this.props(component, value);
      } else if (name === 'styleOverrides') {
        this.classes(component, value, name);
      } else if (name === 'variants' && value?.type === 'ArrayExpression') {
        for (const variant of (value.elements as unknown[]).filter(isNode)) {
          const matched = propertiesOf(variant, (one) => this.dynamic(one, component));
          const props = matched.find((one) => one.name === 'props');
          if (props?.value?.type === 'ObjectExpression') {
            this.props(component, props.value);
          } else {
            this.unknown(variant, `The condition of this variant of \`${key}\` isn't followed.`);
          }
        }
      } else if (name === 'variants') {
        this.dynamic(entry, component);
      }
    }
  }

  private variable(node: Node): void {
    const local = nameOf(node.id);
    const target = aliasedNode(node.init);
    const component = this.component(target);
    if (local !== undefined && component !== undefined) {
      this.bindings.set(local, component);
    } else if (target && /^[A-Z]/.test(local ?? '') && this.isDynamic(target)) {
      this.unknown(
        node,
        `\`${local}\` is chosen while the code runs, so its props aren't checked.`,
      );
    }
    // `const props: DialogProps = { … }`
    const annotation = isNode(node.id) ? (node.id.typeAnnotation as Node | undefined) : undefined;
    const reference = annotation?.typeAnnotation as Node | undefined;
    const type = this.bindings.get(nameOf(reference?.typeName) ?? '');
    const owner = type?.endsWith('Props') ? type.slice(0, -'Props'.length) : '';
    if (Object.hasOwn(this.data.components, owner)) {
      this.props(owner, node.init);
    }
  }

  private isDynamic(node: Node): boolean {
    switch (node.type) {
      case 'ConditionalExpression':
        return [node.consequent, node.alternate].some((one) => this.component(one));
      case 'LogicalExpression':
        return [node.left, node.right].some((one) => this.component(one));
      case 'MemberExpression':
        return node.computed === true && this.report.usesLibrary;
      default:
        return false;
    }
  }

  private member(node: Node): void {
    const classes = this.bindings.get(nameOf(node.object) ?? '');
    const key = nameOf(node.property);
    if (classes === '*' && key !== undefined && node.computed !== true) {
      this.add(node, 'import', key, this.data.exports, key);
    } else if (classes?.endsWith('Classes') && key !== undefined) {
      const base = classes.slice(0, -'Classes'.length);
      const component = base && base[0]!.toUpperCase() + base.slice(1);
      if (Object.hasOwn(this.data.components, component)) {
        const { classes: rules } = this.data.components[component]!;
        this.add(node, 'class', `${classes}.${key}`, rules, key);
      }
    }
  }

  /** Remembers imports and variables. They may be used above their declaration. */
  declare(node: Node): void {
    importedNames(node).forEach((name) => this.imported(name));
    if (node.type === 'VariableDeclarator') {
      this.variable(node);
    }
  }

  /** Checks a use. */
  use(node: Node): void {
    const line = node.loc.start.line;
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
        this.source(node, nameOf(node.source) ?? '');
        break;
      case 'CallExpression':
        this.call(node);
        break;
      case 'JSXOpeningElement':
        this.element(node);
        break;
      case 'ObjectProperty':
        this.themeEntry(node);
        break;
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        this.member(node);
        break;
      case 'StringLiteral':
        this.text(node.value as string, line);
        break;
      case 'TemplateElement':
        this.text((node.value as { raw: string }).raw, line);
        break;
      default:
    }
  }

  private call(node: Node): void {
    const [first, second] = node.arguments as Node[];
    const callee = plain(node.callee);
    const name = nameOf(callee) ?? nameOf(callee?.property);
    const component = this.component(first);
    if (name === 'createElement' && component !== undefined) {
      this.props(component, second);
    } else if (name === 'require' || callee?.type === 'Import') {
      const source = nameOf(first) ?? '';
      this.source(node, source);
      if (callee?.type === 'Import' && libraryPath(source)) {
        this.imported({ node, exported: source.split('/').pop()!, source, local: '' });
        this.unknown(node, `Uses of the dynamic import of \`${source}\` aren't followed.`);
      }
    }
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
  const checker = new Checker(file, data);
  const { report } = checker;
  if (STYLESHEET.test(file)) {
    checker.text(code, 1);
  } else {
    const { body, errors } = parseSource(code, file);
    body.forEach((node) => walk(node, (one) => checker.declare(one)));
    body.forEach((node) => walk(node, (one) => checker.use(one)));
    report.errors = errors.sort(byLine);
  }
  return { ...report, findings: sorted(report.findings), unknown: report.unknown.sort(byLine) };
}
