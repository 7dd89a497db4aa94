import { printInline } from '../../printer';
import type { Code, CodeImport, Data } from '../../printer';
import { dataOf } from './data';
import type { AnyNode } from './patterns';
import { childrenOf, declaredNames, isType, usedNames } from './references';
import { placeOf } from './scope';
import { Closure, Foreign, Native, ThemePart, Unknown, isTheme } from './values';
import type { Run, Value } from './values';

/** A text in place of another one. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Why a function can't be printed. */
class NotPrintable extends Error {
  constructor(readonly unknown: Unknown) {
    super(unknown.reason);
  }
}

/** Expressions that are replaced with their values. */
const REPLACED =
  /^(?:Identifier|(?:Optional)?(?:Member|Call)Expression|TemplateLiteral|(?:Binary|Logical|Conditional|Unary|TSAs|TSNonNull|TSSatisfies)Expression)$/;

/** Functions of the library that code may call. */
const IMPORTABLE =
  /^(?:alpha|lighten|darken|emphasize|hexToRgb|rgbToHex|hslToRgb|getContrastRatio|getLuminance)$/;

/** How deep functions may contain functions of the text. */
const MAX_FUNCTIONS = 5;

/** Prints a function with the values that it uses. */
class Printer {
  readonly imports: CodeImport[] = [];
  readonly constants: { name: string; code: string }[] = [];

  constructor(
    private readonly run: Run,
    private readonly depth: number,
  ) {}

  print(closure: Closure): string {
    const node = closure.node as unknown as AnyNode;
    const names = declaredNames(node);
    const edits: Edit[] = [];
    const { text } = closure.scope.module;
    if (node.async || node.generator || /^(?:get|set)$/.test((node.kind as string) ?? '')) {
      this.refuse(closure, 'It’s only known when the code runs.');
    }
    // A method is printed as a function.
    const isMethod = /Method$/.test(node.type);
    const start = isMethod ? text.indexOf('(', node.key.end as number) : node.start!;
    for (const child of childrenOf(node)) {
      if (child !== node.key) {
        this.visit(child, closure, names, edits);
      }
    }
    this.removeTypes(node, edits);
    const code = edited(text, start, node.end!, edits);
    return outdented(isMethod ? `function ${code}` : code, text, node.start!);
  }

  private refuse(closure: Closure, why: string): never {
    const reason = `${why} The function stays in the code of your app.`;
    throw new NotPrintable(new Unknown(closure.place, reason, closure.name));
  }

  private visit(node: AnyNode, closure: Closure, names: ReadonlySet<string>, edits: Edit[]): void {
    this.run.limits.addSteps(1);
    if (/^JSX|^(?:This|Await|Yield)Expression$|^Super$/.test(node.type)) {
      this.refuse(closure, 'It contains what only has a meaning in your app.');
    }
    if (REPLACED.test(node.type) && this.replace(node, closure, names, edits)) {
      return;
    }
    if (node.type === 'ObjectProperty' && node.shorthand) {
      this.shorthand(node, closure, names, edits);
      return;
    }
    this.removeTypes(node, edits);
    childrenOf(node).forEach((child) => this.visit(child, closure, names, edits));
  }

  /** `{ color }` with a value of the text: `{ color: '#fff' }`. */
  private shorthand(
    node: AnyNode,
    closure: Closure,
    names: ReadonlySet<string>,
    edits: Edit[],
  ): void {
    const inner: Edit[] = [];
    this.visit(node.value as AnyNode, closure, names, inner);
    const [only] = inner;
    if (only && node.value.type === 'Identifier') {
      edits.push({ ...only, text: `${node.key.name as string}: ${only.text}` });
    } else {
      edits.push(...inner);
    }
  }

  /** Replaces an expression that doesn't depend on what the function declares. */
  private replace(
    node: AnyNode,
    closure: Closure,
    names: ReadonlySet<string>,
    edits: Edit[],
  ): boolean {
    const { scope } = closure;
    const used = usedNames(node);
    const free = used.filter((name) => !names.has(name));
    if (free.length === 0 || free.length < used.length) {
      return false;
    }
    const isGlobal = (name: string) => !scope.find(name) && GLOBALS.test(name);
    if (free.some(isGlobal)) {
      return false;
    }
    const value = this.run.evaluate(node, scope);
    if (node.type !== 'Identifier' && isTheme(value)) {
      return false;
    }
    const text = this.printed(value, node, closure);
    edits.push({ start: node.start!, end: node.end!, text });
    return true;
  }

  private printed(value: Value, node: AnyNode, closure: Closure): string {
    if (value instanceof Closure) {
      if (this.depth >= MAX_FUNCTIONS) {
        this.refuse(closure, 'Its functions are nested too deeply.');
      }
      const nested = new Printer(this.run, this.depth + 1);
      const code = nested.print(value);
      this.imports.push(...nested.imports);
      this.constants.push(...nested.constants);
      return `(${code})`;
    }
    if (value instanceof Foreign) {
      this.imports.push(...value.needs.imports);
      this.constants.push(...value.needs.constants);
      return value.code;
    }
    if (value instanceof Native && IMPORTABLE.test(value.name)) {
      const source = '@mui/material/styles';
      const local = this.run.localName(source, value.name, value.name);
      this.imports.push({ source, imported: value.name, local });
      return local;
    }
    if (value instanceof ThemePart && isTheme(value)) {
      this.refuse(closure, 'It reads a theme that isn’t its parameter.');
    }
    return this.literal(value, node, closure);
  }

  private literal(value: Value, node: AnyNode, closure: Closure): string {
    if (value === undefined) {
      return 'undefined';
    }
    let lost: Unknown | null = null;
    const data = dataOf(this.run, value, [], (unknown) => (lost ??= unknown), codeOf);
    if (lost !== null) {
      const name = closure.scope.module.text.slice(node.start!, node.end!).split('\n')[0]!;
      const { reason } = lost as Unknown;
      throw new NotPrintable(
        new Unknown(
          placeOf(node, closure.scope),
          `The function uses \`${name}\`. ${reason}`,
          closure.name,
        ),
      );
    }
    const text = printInline(data as Data);
    return typeof data === 'object' || (typeof data === 'number' && data < 0) ? `(${text})` : text;
  }

  private removeTypes(node: AnyNode, edits: Edit[]): void {
    if (/^TS(?:As|Satisfies|NonNull|Instantiation)Expression$/.test(node.type)) {
      edits.push({ start: node.expression.end as number, end: node.end!, text: '' });
    } else if (node.type === 'Identifier' && (node.typeAnnotation || node.optional)) {
      const start = node.start! + (node.name as string).length;
      edits.push({ start, end: node.end!, text: '' });
    } else {
      const types = Object.values(node)
        .flat()
        .filter((part): part is AnyNode => isTyped(part) && isType(part));
      types.forEach(({ start, end }) => edits.push({ start: start!, end: end!, text: '' }));
    }
  }
}

const isTyped = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Names that code has everywhere. */
const GLOBALS =
  /^(?:undefined|NaN|Infinity|Math|Object|Array|JSON|Number|String|Boolean|parseInt|parseFloat|isNaN|structuredClone|window|document|navigator)$/;

function edited(text: string, start: number, end: number, edits: readonly Edit[]): string {
  let result = '';
  let position = start;
  for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
    if (edit.start >= position) {
      result += text.slice(position, edit.start) + edit.text;
      position = edit.end;
    }
  }
  return result + text.slice(position, end);
}

/** Code without the indentation that its first line has in the text. */
function outdented(code: string, text: string, start: number): string {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
  return indent && !code.includes('`') ? code.replaceAll(`\n${indent}`, '\n') : code;
}

/** A function as code, with the values of the text that it uses; or why it can't be printed. */
export function codeOf(run: Run, closure: Closure): Code | Unknown {
  const printer = new Printer(run, 0);
  const { asksForScheme } = run;
  try {
    const $code = printer.print(closure);
    run.limits.addLength($code.length);
    return {
      $code,
      ...(printer.imports.length > 0 && { imports: printer.imports }),
      ...(printer.constants.length > 0 && { constants: printer.constants }),
    };
  } catch (error) {
    if (!(error instanceof NotPrintable)) {
      throw error;
    }
    run.asksForScheme = asksForScheme;
    return error.unknown;
  }
}
