import type { ComponentApi } from '../../../src/api/types';
import { LIBRARIES } from '../../../src/demos/libraries';
import type { DemoScope } from '../../../src/foundation/products';
import { componentsIn, isJsx, PLACEHOLDER } from './code';
import type { Playground } from './spec-of';

/** Import line of each component of a product. */
type Imports = ReadonlyMap<string, string>;

/** A component's playground in a module. */
export interface Member {
  playground: Playground;
  /** The import lines that the playground needs; see `importsOf`. */
  imports: readonly string[];
}

/**
 * The import line of a component of the product, or of another component or an icon of the library.
 *
 * @throws If the name is neither.
 */
function importOf(name: string, imports: Imports, scope: DemoScope): string {
  const own = imports.get(name);
  const statement = own ?? LIBRARIES[scope].importOf(name);
  if (!statement) {
    throw new Error(`${name} is neither a component of this product nor an icon (${name}Icon).`);
  }
  return own ?? `${statement};`;
}

/** Unwrap the fragment because some components reject fragments as children. */
function valueOf(source: string): string {
  return isJsx(source) ? `(<>${source}</>).props.children` : `(${source})`;
}

function definitionOf({ spec, sources, around }: Playground, scope: DemoScope): string {
  const named = Object.entries(sources).map(
    ([name, source]) => `    ${JSON.stringify(name)}: ${valueOf(source)},`,
  );
  return [
    `export const ${spec.name}Playground = createPlayground({`,
    `  spec: ${JSON.stringify(spec)},`,
    `  scope: ${JSON.stringify(scope)},`,
    `  Scope,`,
    `  Component: ${spec.name},`,
    `  named: {`,
    ...named,
    `  },`,
    ...(around ? [`  around: (here) => (${around.replace(PLACEHOLDER, '{here}')}),`] : []),
    `});`,
  ].join('\n');
}

/**
 * The import lines of a component's playground.
 *
 * @throws If code of the playground cannot be parsed or names an unknown component.
 */
export function importsOf(
  { name }: Pick<ComponentApi, 'name'>,
  { sources, around, imports: given }: Playground,
  imports: Imports,
  scope: DemoScope,
): string[] {
  const codes = [...Object.values(sources), ...(around ? [around] : [])];
  const names = new Set([name, ...codes.flatMap(componentsIn)]);
  given.forEach((line) => names.delete(/^import (?:\{ )?(\w+)/.exec(line)?.[1] ?? ''));
  names.delete('Here');
  return [...given, ...[...names].map((one) => importOf(one, imports, scope))];
}

/** The source of a module with the playgrounds of several components. */
export function moduleOf(members: readonly Member[], scope: DemoScope): string {
  return [
    `import Scope from '@site/src/demos/libraries/${scope}/provider';`,
    `import { anchor, createPlayground } from '@site/src/playground/app';`,
    ...[...new Set(members.flatMap(({ imports }) => imports))].sort(),
    ...members.map(({ playground }) => definitionOf(playground, scope)),
    '',
  ].join('\n');
}
