import { loadApi } from '../../../plugins/reference/api-reference';
import { readPresets } from '../../../plugins/reference/playground';
import { reasonAgainstPlayground } from '../../../plugins/reference/playground/exclusions';
import { PRODUCTS } from '../../../src/foundation/products';
import type { ComponentApi } from '../../../src/api/types';
import type { Product } from '../../../src/foundation/products';
import { demoSource } from './demo-source';
import { instanceOf } from './docs-folder';

/** The product whose components a docs folder's demos show: its own, or that of its scope. */
function libraryOf(folder: string): Product {
  const { product, instance } = instanceOf(folder);
  const isOnIt = ({ docs, packages }: Product) =>
    packages.length > 0 && docs.some(({ demoScope }) => demoScope === instance.demoScope);
  return product.packages.length > 0 ? product : PRODUCTS.find(isOnIt)!;
}

function componentsOf(folder: string, root: string): Map<string, ComponentApi> {
  const components = loadApi(libraryOf(folder).id, root);
  return new Map(
    components.filter(({ kind }) => kind !== 'interface').map((one) => [one.name, one]),
  );
}

/**
 * Checks that a first demo of a component can be generated. Components without a playground need a
 * package that isn't installed, work only inside another component, or render nothing visible.
 *
 * @returns An error message, if any.
 */
export function demoFault(name: string, folder: string, root: string): string | undefined {
  const { id, name: library } = libraryOf(folder);
  const known = [...componentsOf(folder, root).keys()];
  if (!known.includes(name)) {
    const similar = known.filter((one) => one.startsWith(name.slice(0, 1).toUpperCase()));
    const hint = similar.length > 0 ? ` It has ${similar.join(', ')}.` : '';
    return `${library} doesn't have this component.${hint}`;
  }
  const reason = reasonAgainstPlayground(id, name);
  return (
    reason &&
    `No demo can be generated. ${reason} Create its page with npm run new page, and write a demo manually.`
  );
}

/** Generates the code of a component's first demo. */
export function firstDemo(
  { demo, name, folder }: { demo: string; name: string; folder: string },
  root: string,
): string {
  const components = componentsOf(folder, root);
  const preset = readPresets(libraryOf(folder).docs[0]!.folder, root).get(name)?.preset;
  const imports = new Map([...components.values()].map((one) => [one.name, one.imports[0]!]));
  const { demoScope } = instanceOf(folder).instance;
  return demoSource(demo, components.get(name)!, preset, imports, demoScope);
}
