import type { SchemeName } from '../../theme/types';
import type { CodeImport, DataRecord, Library } from '../../printer';
import type { Program, SyntaxNode } from '../source/syntax';
import type { Note, Place } from '../types';
import type { SizeLimits } from './size-limits';

export type { Note, Place } from '../types';

/** A value that can't be known. Where it reaches the theme, it's listed. */
export class Unknown {
  constructor(
    readonly place: Place,
    /** Why, and what to do, as sentences. */
    readonly reason: string,
    /** What the code calls it, which tells whether it's about the color scheme. */
    readonly hint = '',
    /** `absent` for what an object doesn't have, which counts as `undefined`. */
    readonly kind: 'value' | 'absent' | 'element' = 'value',
  ) {}

  /** The same one under another name. */
  called(hint: string): Unknown {
    return new Unknown(this.place, this.reason, hint || this.hint, this.kind);
  }
}

/** A value with the place where it was written. */
export interface Slot {
  value: Value;
  place: Place;
  notes?: readonly Note[];
}

/** An object of the text. Its keys are only keys, even `__proto__`. */
export class DataObject {
  readonly slots = new Map<string, Slot>();
  /** What was added to it and can't be known: other objects, values with computed keys. */
  readonly losses: Unknown[] = [];
  /** Objects of packages that are spread before the keys. */
  readonly spreads: Foreign[] = [];
  /** A part of a theme that is spread into it. */
  base: ThemePart | null = null;

  constructor(readonly place: Place) {}
}

/** A list of the text. */
export class DataList {
  constructor(
    readonly place: Place,
    readonly items: Slot[] = [],
  ) {}
}

/** A function of the text. */
export class Closure {
  isCalled = false;

  constructor(
    readonly node: FunctionNode,
    readonly scope: Scope,
    readonly place: Place,
    readonly name: string,
  ) {}
}

/** A node that is a function. */
export interface FunctionNode extends SyntaxNode {
  params: SyntaxNode[];
  body: SyntaxNode;
  async?: boolean;
  generator?: boolean;
}

/** Runs a function that is known. */
export type Invoke = (run: Run, args: Value[], place: Place) => Value;

/** A function or namespace that is known. */
export class Native {
  constructor(
    readonly name: string,
    readonly invoke: Invoke | null,
    /** Its members; `undefined` if it has no such member. */
    readonly member: (name: string) => Value = () => undefined,
  ) {}
}

/** A value of a package. It isn't known, but code that contains it can be printed. */
export class Foreign {
  constructor(
    readonly place: Place,
    readonly code: string,
    readonly needs: {
      imports: readonly CodeImport[];
      constants: readonly { name: string; code: string }[];
    },
    /** What it looks like, as text, for example the name of a font. */
    readonly preview: string | null = null,
  ) {}
}

/** A theme that a text creates. */
export interface ThemeRecord {
  readonly place: Place;
  readonly library: Library;
  /** Whether it has both color schemes anyway, as those of `extendTheme()` have. */
  readonly hasSchemes: boolean;
  /** Its options. */
  readonly own: DataObject;
  /** Whether another theme is based on it. */
  isBase: boolean;
  /** Whether the options of other themes read it. */
  isRead: boolean;
  /** Further arguments, of packages. */
  readonly more: Foreign[];
  responsive?: DataRecord;
  /** The library's theme of the options, until they change. */
  created?: object;
  readonly notes: Note[];
  /** What may have changed it, and isn't known. */
  readonly changes: Unknown[];
}

/** A theme that a text creates, or a part of it, with the library's defaults. */
export class ThemePart {
  constructor(
    readonly theme: ThemeRecord,
    readonly path: readonly string[],
  ) {}
}

/** A value that isn't an object. */
export type Primitive = string | number | boolean | null | undefined;

/** Any value of a text. */
export type Value =
  Primitive | DataObject | DataList | Closure | Native | Foreign | ThemePart | Unknown;

/** Whether a value isn't an object. */
export function isPrimitive(value: Value): value is Primitive {
  return typeof value !== 'object' || value === null;
}

/** Whether a value is `undefined` for a program. */
export function isUndefined(value: Value): boolean {
  return value === undefined || (value instanceof Unknown && value.kind === 'absent');
}

/** Whether a value is the theme itself, not a part of it. */
export function isTheme(value: Value): value is ThemePart & { readonly path: readonly [] } {
  return value instanceof ThemePart && value.path.length === 0;
}

/** A module, parsed and possibly run. */
export interface Module {
  /** `null` for pasted text. */
  file: string | null;
  /** What the nodes' offsets are in. */
  text: string;
  program: Program;
  /** `null` until it's run. */
  scope: Scope | null;
  exports: Map<string, Value>;
  /** The name of the value that is exported by default. */
  defaultName: string | null;
}

/** A value under a name. */
export interface Binding {
  value: Value;
  notes: readonly Note[];
  /** The name of its type, if the text has one. */
  type?: string;
}

/** The names of a block or function. */
export class Scope {
  readonly bindings = new Map<string, Binding>();

  constructor(
    readonly module: Module,
    readonly parent: Scope | null = null,
  ) {}

  declare(name: string, binding: Binding): void {
    this.bindings.set(name, binding);
  }

  find(name: string): Binding | undefined {
    return this.bindings.get(name) ?? this.parent?.find(name);
  }
}

/** Functions of the libraries. Joy UI's is only loaded for texts that use it. */
export interface Creators {
  material: (options: object) => object;
  joy: ((options: object) => object) | null;
}

/** One run of a program, for one color scheme. */
export interface Run {
  readonly limits: SizeLimits;
  /** The scheme that the program is run for, where it depends on one. */
  readonly scheme: SchemeName;
  readonly creators: Creators;
  /** Themes in the order in which they're created. */
  readonly themes: ThemeRecord[];
  /** Functions in the order in which they're created. */
  readonly closures: Closure[];
  /** Values that providers are given as the theme. */
  readonly provided: Value[];
  /** Results of functions that the text itself doesn't call. */
  readonly returned: Value[];
  /** Names of themes that aren't values of names. */
  readonly names: Map<ThemeRecord, { name: string; rank: number }>;
  /** Whether the program asked for the color scheme. */
  asksForScheme: boolean;
  /** Why the statements that run now may not run. */
  doubt: Unknown | null;
  /** Notes on the value that is evaluated now. */
  notes: Note[];
  /** Finds another module of the text. */
  readonly resolve: (specifier: string, from: Module) => Module | undefined;
  /** Evaluates an expression. */
  evaluate(node: SyntaxNode, scope: Scope): Value;
  /** Calls a function; what isn't one has no result that can be known. */
  call(callee: Value, args: Value[], place: Place): Value;
  /** Runs a module, once. */
  runModule(module: Module): void;
  /** Evaluates something, with the notes on it. */
  noted(evaluate: () => Value): { value: Value; notes: readonly Note[] };
  /** Runs statements that may not run. */
  doubtful<Result>(doubt: Unknown, run: () => Result): Result;
  /** A value that is computed once. */
  constant(key: string, compute: () => Value): Value;
  /** The name of an imported value in printed code, where two modules can't use the same one. */
  localName(source: string, imported: string, wanted: string): string;
}
