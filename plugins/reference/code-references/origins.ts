import type { ComponentApi } from '../../../src/api/types';

/** The origin of an export: `@mui/material#Button`, or `#default` for the default export. */
export function originOf(module: string, exported: string): string {
  return `${module}#${exported}`;
}

/** The two imports of a component in `ComponentApi.imports`. */
const IMPORT = /^import (?:\{ (\w+) \}|\w+) from '(.+)';$/;

/** The origins of a component, which are those of its imports. */
export function originsOf({ imports }: Pick<ComponentApi, 'imports'>): string[] {
  return imports.flatMap((statement) => {
    const [, exported = 'default', module] = IMPORT.exec(statement) ?? [];
    return module ? [originOf(module, exported)] : [];
  });
}
