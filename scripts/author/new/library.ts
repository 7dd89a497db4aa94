import { loadApi } from '../../../plugins/reference/api-reference';
import { readPresets } from '../../../plugins/reference/playground';
import { reasonAgainstPlayground } from '../../../plugins/reference/playground/exclusions';
import { productById } from '../../../src/foundation/products';
import type { ComponentApi } from '../../../src/api/types';
import type { Product } from '../../../src/foundation/products';
import { demoSource } from './demo-source';
import { instanceOf } from './docs-folder';

/** The product whose components a docs folder's demos show: its own, or that of its scope. */
function libraryOf(folder: string): Product {
  const { product, instance } = instanceOf(folder);
  return product.packages.length > 0
    ? product
    : productById(instance.demoScope === 'joy' ? 'joy-ui' : 'material-ui');
}

function componentsOf(folder: string, root: string): Map<string, ComponentApi> {
  const components = loadApi(libraryOf(folder).id, root);
  return new Map(
    components.filter(({ kind }) => kind !== 'interface').map((one) => [one.name, one]),
  );
}

/**
 * Checks that the demos of a docs folder can show a component. @returns An error message, if any.
 */
export function componentFault(name: string, folder: string, root: string): string | undefined {
  const known = componentsOf(folder, root);
  if (known.has(name)) {
    return undefined;
  }
  const initial = name.slice(0, 1).toUpperCase();
  const similar = [...known.keys()].filter((one) => one.startsWith(initial));
  const hint = similar.length > 0 ? ` It has ${similar.join(', ')}.` : '';
  return `${libraryOf(folder).name} doesn't have this component.${hint}`;
}

/**
 * Checks that a first demo of a component can be generated. Components without a playground need a
 * package that isn't installed, work only inside another component, or render nothing visible.
 *
 * @returns An error message, if any.
 */
export function demoFault(name: string, folder: string, root: string): string | undefined {
  const reason = reasonAgainstPlayground(libraryOf(folder).id, name);
  return (
    componentFault(name, folder, root) ??
    (reason &&
      `No demo can be generated. ${reason} Create its page with npm run new page, and write a demo manually.`)
  );
}

/** Generates the code of a component's first demo. */
export function firstDemo(
  { demo, name, folder }: { demo: string; name: string; folder: string },
  root: string,
): string {
  const components = componentsOf(folder, root);
  const [docs] = libraryOf(folder).docs;
  return demoSource({
    demo,
    component: components.get(name)!,
    preset: docs && readPresets(docs.folder, root).get(name)?.preset,
    imports: new Map([...components.values()].map((one) => [one.name, one.imports[0]])),
  });
}
