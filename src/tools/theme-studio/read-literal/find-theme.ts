import { ReadError } from './syntax';
import type { Expression, Program, Statement } from './syntax';

/** Where a name comes from: a constant of the text, or an import. */
export type Binding =
  { kind: 'constant'; value: Expression } | { kind: 'import'; source: string; imported: string };

/** A theme in a module. */
export interface FoundTheme {
  options: Expression;
  bindings: ReadonlyMap<string, Binding>;
  /** Lines of what else looks like a part of the theme, with the reason why it isn't read. */
  others: { line: number; reason: string }[];
}

const CREATORS =
  /^(?:(?:experimental_|unstable_)?extendTheme|createTheme|createMuiTheme|(?:unstable_)?createMuiStrictModeTheme)$/;

const OPTIONS_TYPE = /^(?:ThemeOptions|CssVarsThemeOptions|CssVarsTheme|Theme)$/;

/** The names that all statements at the top level declare. */
function bindingsOf(statements: readonly Statement[]): Map<string, Binding> {
  const bindings = new Map<string, Binding>();
  for (const statement of statements) {
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers) {
        bindings.set(specifier.local.name, {
          kind: 'import',
          source: statement.source.value,
          imported: importedName(specifier),
        });
      }
    }
    for (const { id, init } of declaratorsOf(statement)) {
      if (id.type === 'Identifier' && init) {
        bindings.set(id.name, { kind: 'constant', value: init });
      }
    }
  }
  return bindings;
}

type Import = Extract<Statement, { type: 'ImportDeclaration' }>;

/** `default`, `*` or the name in the module. */
function importedName(specifier: Import['specifiers'][number]): string {
  switch (specifier.type) {
    case 'ImportDefaultSpecifier':
      return 'default';
    case 'ImportNamespaceSpecifier':
      return '*';
    case 'ImportSpecifier':
      return specifier.imported.type === 'Identifier'
        ? specifier.imported.name
        : specifier.imported.value;
  }
}

type Declarators = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'];

/** The constants that a statement declares; variables could have another value later. */
function declaratorsOf(statement: Statement): Declarators {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration?.type === 'VariableDeclaration' && declaration.kind === 'const'
    ? declaration.declarations
    : [];
}

/** An expression without parentheses and type assertions. */
export function plain(node: Expression): Expression {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return plain(node.expression);
    default:
      return node;
  }
}

type Call = Extract<Expression, { type: 'CallExpression' }>;

function isNode(value: unknown): value is Expression {
  return typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;
}

/** The calls that create a theme, in the order of the text. Iterative, as code may be nested deeply. */
function creatorCalls(program: Program): Call[] {
  const calls: Call[] = [];
  const waiting: unknown[] = [...program.body];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (isNode(node)) {
      if (node.type === 'CallExpression' && isCreator(node)) {
        calls.push(node);
      }
      for (const child of Object.values(node)) {
        // Not spread, because an array can have more elements than a call has arguments.
        (Array.isArray(child) ? child : [child]).forEach((one) => waiting.push(one));
      }
    }
  }
  return calls.sort((one, other) => one.start! - other.start!);
}

function isCreator({ callee, arguments: [options] }: Call): boolean {
  return callee.type === 'Identifier' && CREATORS.test(callee.name) && options !== undefined;
}

function typeName(declarator: Declarators[number]): string | undefined {
  const { id, init } = declarator;
  const annotation =
    id.type === 'Identifier' && id.typeAnnotation?.type === 'TSTypeAnnotation'
      ? id.typeAnnotation.typeAnnotation
      : init && 'typeAnnotation' in init
        ? init.typeAnnotation
        : null;
  return annotation?.type === 'TSTypeReference' && annotation.typeName.type === 'Identifier'
    ? annotation.typeName.name
    : undefined;
}

/** An object without a call: by its type, exported as default, by its name, or the only one. */
function optionsObject({ body }: Program): Expression | undefined {
  const objects = body.flatMap((statement) =>
    declaratorsOf(statement).flatMap((declarator) =>
      declarator.init && plain(declarator.init).type === 'ObjectExpression' ? [declarator] : [],
    ),
  );
  const typed = objects.find((declarator) => OPTIONS_TYPE.test(typeName(declarator) ?? ''));
  const named = objects.find(
    ({ id }) => id.type === 'Identifier' && /theme|options/i.test(id.name),
  );
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  const declaration = exported?.declaration as Expression | undefined;
  const isValue = declaration && /^(?:ObjectExpression|Identifier|TS)/.test(declaration.type);
  return (
    typed?.init ??
    (isValue ? declaration : undefined) ??
    named?.init ??
    (objects.length === 1 ? objects[0]!.init : undefined) ??
    undefined
  );
}

/**
 * Finds the options of a theme in a module.
 *
 * @throws ReadError - If there are none.
 */
export function findTheme(program: Program): FoundTheme {
  const bindings = bindingsOf(program.body);
  const [call, ...later] = creatorCalls(program);
  const options = call ? call.arguments[0] : optionsObject(program);
  if (!options || options.type === 'SpreadElement' || options.type === 'ArgumentPlaceholder') {
    throw new ReadError(
      'No theme was found. Paste a call of createTheme() or extendTheme(), or the object with its options.',
    );
  }
  const others = [
    ...(call?.arguments.slice(1) ?? []).map((argument) => ({
      line: argument.loc!.start.line,
      reason: 'Only the first argument is read. Merge the others into it.',
    })),
    ...later
      .filter(({ start }) => start! > call!.end!)
      .map((other) => ({
        line: other.loc!.start.line,
        reason: 'Only the first theme is read. Paste the others separately.',
      })),
  ];
  return { options, bindings, others };
}
