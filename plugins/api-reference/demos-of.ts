import type { ComponentApi, DemoLink } from '../../src/api/types';
import type { DemoImport } from './demo-imports';

/** A page with what its demos import. */
export interface PageImports extends DemoLink {
  imports: DemoImport[];
}

function uses({ imports, name, package: { name: from } }: ComponentApi, one: DemoImport): boolean {
  const [, subpath] = /from '([^']+)'/.exec(imports[0]) ?? [];
  const isDefault = imports[0].startsWith(`import ${name} `);
  return (
    (one.from === subpath && one.names.includes(isDefault ? 'default' : name)) ||
    ([from, subpath].includes(one.from) && one.names.includes(name))
  );
}

/**
 * Says which pages show a component in their demos.
 *
 * @param pages - Pages in the order in which they are to be listed.
 * @returns The components with their `demos`, each page once.
 */
export function demosOf(components: ComponentApi[], pages: readonly PageImports[]): ComponentApi[] {
  return components.map((component) => {
    const demos = pages
      .filter((page) => page.imports.some((one) => uses(component, one)))
      .map(({ pathname, title }): DemoLink => ({ pathname, title }));
    return {
      ...component,
      demos: demos.filter(
        ({ pathname }, index) => demos.findIndex((one) => one.pathname === pathname) === index,
      ),
    };
  });
}
