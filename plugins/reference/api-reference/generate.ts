import { ComponentApiError, describeComponents } from 'react-component-api';
import type { ComponentApi } from '../../../src/api/types';
import { LIBRARIES } from '../../../src/demos/libraries';
import { productById } from '../../../src/foundation/products';
import { slugOf } from './names';
import type { ApiTarget } from './options';

/** Says which product an error is about, and where its packages are listed. */
export function inTarget<Result>({ product, version }: ApiTarget, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof ComponentApiError) {
      const list = 'Its packages are listed in src/foundation/products/catalogue.ts.';
      throw new Error(`API of ${product} ${version}, ${error.message} ${list}`, { cause: error });
    }
    throw error;
  }
}

/**
 * Describes all components of one version of one product.
 *
 * @param siteDir - Folder whose `node_modules` contains the packages.
 * @returns The components, sorted by name.
 * @throws If a package can't be read or described.
 */
export function generate(target: ApiTarget, siteDir: string): ComponentApi[] {
  const { product, version, packages, basePath } = target;
  const [docs] = productById(product).docs;
  const conventions = docs && LIBRARIES[docs.demoScope].api;
  const described = inTarget(target, () =>
    describeComponents({ ...target, root: siteDir, conventions }),
  );
  const sections = new Map(packages.map(({ name, section }) => [name, section]));
  const sectionOf = new Map(described.map((one) => [one.name, sections.get(one.package.name)]));
  return described.map(({ name, kind, ...facts }) => {
    const section = sectionOf.get(name);
    const { inheritance, source, declaration } = facts;
    const parent = inheritance && {
      name: inheritance.name,
      pathname:
        inheritance.href === null
          ? `${basePath}/api/${[sectionOf.get(inheritance.name), slugOf(inheritance.name)].filter(Boolean).join('/')}/`
          : null,
      href: inheritance.href,
    };
    return {
      ...{ name, slug: slugOf(name) },
      ...(section === undefined ? {} : { section }),
      ...(kind === undefined ? {} : { kind }),
      ...{ product, version },
      ...{ ...facts, inheritance: parent },
      // A target has a repository.
      ...{ source: source!, declaration: declaration! },
    };
  });
}
