import type { ComponentApi } from '../../src/api/types';
import type { DemoScope } from '../../src/products';
import { isJsx, namesIn, PLACEHOLDER } from './code';
import type { Playground } from './spec-of';

interface Input {
  /** The components of the module with their playgrounds. */
  members: readonly { component: ComponentApi; playground: Playground }[];
  /** Import line of each component of the product. */
  imports: ReadonlyMap<string, string>;
  scope: DemoScope;
}

const ICON = /^(\w+)Icon$/;

/**
 * The import line of a component or an icon.
 *
 * @throws If the name is neither.
 */
export function importOf(name: string, imports: Input['imports']): string {
  const [, icon] = ICON.exec(name) ?? [];
  const line = imports.get(name) ?? (icon && `import ${name} from '@mui/icons-material/${icon}';`);
  if (!line) {
    throw new Error(`${name} is neither a component of this product nor an icon (${name}Icon).`);
  }
  return line;
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

/** The source of a module with the playgrounds of several components. */
export function moduleOf({ members, imports, scope }: Input): string {
  const names = new Set(
    members.flatMap(({ component, playground: { sources, around } }) => [
      component.name,
      ...Object.values(sources).flatMap(namesIn),
      ...(around ? namesIn(around) : []),
    ]),
  );
  const given = [...new Set(members.flatMap(({ playground }) => playground.imports))];
  given.forEach((line) => names.delete(/^import (\w+)/.exec(line)?.[1] ?? ''));
  names.delete('anchor');
  names.delete('Here');
  return [
    `import Scope from '@site/src/demos/scopes/${scope}';`,
    `import { anchor, createPlayground } from '@site/src/playground/app';`,
    ...given,
    ...[...names].sort().map((name) => importOf(name, imports)),
    ...members.map(({ playground }) => definitionOf(playground, scope)),
    '',
  ].join('\n');
}
