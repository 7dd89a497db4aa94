import { importedValue } from './imports';
import { keyName } from './patterns';
import type { AnyNode } from './patterns';
import { put } from './plain';
import { placeOf } from './scope';
import { execute } from './statements';
import { DataObject, Scope, Unknown } from './values';
import type { Module, Place, Run, Value } from './values';

/** What a name of another module of the text means. */
function exportOf(module: Module, imported: string, place: Place): Value {
  if (imported === '*') {
    const all = new DataObject(place);
    module.exports.forEach((value, name) => put(all, name, value, place));
    return all;
  }
  if (module.exports.has(imported)) {
    return module.exports.get(imported);
  }
  const main = module.exports.get('default');
  // JSON, and what CommonJS exports as an object.
  const part = main instanceof DataObject ? main.slots.get(imported) : undefined;
  if (part) {
    return part.value;
  }
  const from = module.file ?? 'the module';
  return new Unknown(
    place,
    `\`${imported}\` isn’t exported by \`${from}\`. Write its value.`,
    imported,
  );
}

function imported(
  run: Run,
  source: string,
  name: string,
  local: string,
  scope: Scope,
  place: Place,
): Value {
  const module = run.resolve(source, scope.module);
  if (!module) {
    return importedValue(run, { source, imported: name, local }, place);
  }
  run.runModule(module);
  return exportOf(module, name, place);
}

/** The value of `require()`. */
export function required(run: Run, source: string, scope: Scope, place: Place): Value {
  const module = run.resolve(source, scope.module);
  if (module) {
    run.runModule(module);
    const isSingle = module.exports.has('default') && module.exports.size === 1;
    return exportOf(module, isSingle ? 'default' : '*', place);
  }
  const local = source.split('/').at(-1)!.replace(/\W/g, '_');
  return importedValue(run, { source, imported: '*', local }, place);
}

const nameOf = (node: AnyNode) => keyName(node) ?? '';

function bindImports(run: Run, node: AnyNode, scope: Scope): void {
  if (node.importKind === 'type') {
    return;
  }
  for (const specifier of node.specifiers as AnyNode[]) {
    const name =
      specifier.type === 'ImportDefaultSpecifier'
        ? 'default'
        : specifier.type === 'ImportNamespaceSpecifier'
          ? '*'
          : nameOf(specifier.imported as AnyNode);
    const local = specifier.local.name as string;
    const value = imported(
      run,
      node.source.value as string,
      name,
      local,
      scope,
      placeOf(specifier, scope),
    );
    scope.declare(local, { value, notes: [] });
  }
}

/** Names that a statement exports, with the names that they have in the module. */
function exportedNames(node: AnyNode): [string, string][] {
  const declaration = node.declaration as AnyNode | null;
  const declared = [
    ...((declaration?.declarations ?? []) as AnyNode[]).map(({ id }) => id as AnyNode),
    ...(declaration?.id ? [declaration.id as AnyNode] : []),
  ];
  return [
    ...declared.flatMap(({ name }): [string, string][] => (name ? [[name, name]] : [])),
    ...((node.specifiers ?? []) as AnyNode[]).map(({ local, exported }): [string, string] => [
      nameOf(exported as AnyNode),
      local ? nameOf(local as AnyNode) : '*',
    ]),
  ];
}

function exportAll(run: Run, node: AnyNode, scope: Scope): void {
  const { module } = scope;
  const source = node.source?.value as string | undefined;
  const place = placeOf(node, scope);
  if (node.type === 'ExportAllDeclaration') {
    const other = run.resolve(source!, module);
    if (other) {
      run.runModule(other);
      other.exports.forEach((value, name) => {
        if (name !== 'default') {
          module.exports.set(name, value);
        }
      });
    }
    return;
  }
  for (const [exported, local] of exportedNames(node)) {
    const value = source
      ? imported(run, source, local, exported, scope, place)
      : scope.find(local)?.value;
    module.exports.set(exported, value);
    if (exported === 'default') {
      module.defaultName = local;
    }
  }
}

function exportDefault(run: Run, node: AnyNode, scope: Scope): void {
  const { module } = scope;
  const declaration = node.declaration as AnyNode;
  const isHoisted = declaration.type === 'FunctionDeclaration';
  const name = (declaration.name ?? declaration.id?.name ?? 'default') as string;
  const value = isHoisted ? scope.find(name)?.value : run.evaluate(declaration, scope);
  module.exports.set('default', value);
  module.defaultName = name;
}

/** Runs a module's statements, and collects what it exports. */
export function runModule(run: Run, module: Module): void {
  const scope = new Scope(module);
  module.scope = scope;
  const body = module.program.body as unknown as AnyNode[];
  const isImport = ({ type }: AnyNode) => type === 'ImportDeclaration';
  body.filter(isImport).forEach((node) => bindImports(run, node, scope));
  const statements = body
    .filter((node) => !isImport(node))
    .map((node) =>
      node.type === 'ExportNamedDeclaration' && node.declaration
        ? (node.declaration as AnyNode)
        : node,
    );
  const [only] = statements;
  if (statements.length === 1 && only?.type === 'ExpressionStatement') {
    // An object or a call without a name, or JSON.
    module.exports.set('default', run.evaluate(only.expression as AnyNode, scope));
    return;
  }
  execute(run, statements, scope, []);
  for (const node of body) {
    if (node.type === 'ExportDefaultDeclaration') {
      exportDefault(run, node, scope);
    } else if (/^Export(?:Named|All)Declaration$/.test(node.type) && node.exportKind !== 'type') {
      exportAll(run, node, scope);
    }
  }
}
