import type { SchemeName } from '../../theme/types';
import type { SyntaxNode } from '../source/syntax';
import { placeOf } from './scope';
import { SizeLimits } from './size-limits';
import { Unknown } from './values';
import type { Creators, Module, Place, Run, Scope, Value } from './values';

/** How deep expressions and calls may be nested. */
const MAX_DEPTH = 250;

/** The functions of the interpreter that need each other. */
export interface Interpreter {
  evaluate: (run: Run, node: SyntaxNode, scope: Scope) => Value;
  call: (run: Run, callee: Value, args: Value[], place: Place) => Value;
  runModule: (run: Run, module: Module) => void;
}

/** A run of a program by an interpreter. */
export class ProgramRun implements Run {
  readonly limits = new SizeLimits();
  readonly themes: Run['themes'] = [];
  readonly closures: Run['closures'] = [];
  readonly provided: Value[] = [];
  readonly returned: Value[] = [];
  readonly names: Run['names'] = new Map();
  asksForScheme = false;
  doubt: Unknown | null = null;
  notes: Run['notes'] = [];
  private depth = 0;
  private readonly constants = new Map<string, Value>();
  private readonly locals = new Map<string, string>();

  constructor(
    readonly scheme: SchemeName,
    readonly creators: Creators,
    readonly resolve: Run['resolve'],
    private readonly interpreter: Interpreter,
  ) {}

  evaluate(node: SyntaxNode, scope: Scope): Value {
    return this.nested(
      () => this.interpreter.evaluate(this, node, scope),
      () => placeOf(node, scope),
    );
  }

  call(callee: Value, args: Value[], place: Place): Value {
    return this.nested(
      () => this.interpreter.call(this, callee, args, place),
      () => place,
    );
  }

  runModule(module: Module): void {
    if (!module.scope) {
      this.interpreter.runModule(this, module);
    }
  }

  noted(evaluate: () => Value) {
    const before = this.notes;
    this.notes = [];
    const value = evaluate();
    const { notes } = this;
    this.notes = before;
    before.push(...notes);
    return { value, notes };
  }

  doubtful<Result>(doubt: Unknown, run: () => Result): Result {
    const before = this.doubt;
    this.doubt = before ?? doubt;
    const result = run();
    this.doubt = before;
    return result;
  }

  constant(key: string, compute: () => Value): Value {
    if (!this.constants.has(key)) {
      this.constants.set(key, compute());
    }
    return this.constants.get(key);
  }

  localName(source: string, imported: string, wanted: string): string {
    const meaning = `${source} ${imported}`;
    let name = wanted;
    for (let count = 2; (this.locals.get(name) ?? meaning) !== meaning; count += 1) {
      name = `${wanted}${count}`;
    }
    this.locals.set(name, meaning);
    return name;
  }

  private nested(run: () => Value, place: () => Place): Value {
    this.limits.addSteps(1);
    if (this.depth >= MAX_DEPTH) {
      const reason = 'It’s nested too deeply, or refers to itself. Write the value.';
      return new Unknown(place(), reason);
    }
    this.depth += 1;
    try {
      return run();
    } finally {
      this.depth -= 1;
    }
  }
}
