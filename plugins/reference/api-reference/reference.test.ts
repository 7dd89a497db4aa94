import path from 'node:path';
import { PRODUCTS } from '../../../src/foundation/products';
import type { Product } from '../../../src/foundation/products';
import type { ComponentApi } from '../../../src/api/types';
import { component as schema } from '../../../src/api/schema';
import { checkProps } from './fixtures/check-props';
import { findMisses, runtimePackage } from './fixtures/completeness';
import knownCounts from './fixtures/known-counts.json';
import { EXCLUSIONS } from './exclusions';
import { generate } from './generate';
import { earlierTargetsOf, laterTargetsOf, targetsOf } from './targets';
import type { ApiTarget } from './options';

// Generated once from the installed packages.

const siteDir = path.resolve(__dirname, '../../..');

function describeAll(targets: ApiTarget[]) {
  return targets.map((target) => ({ target, components: generate(target, siteDir) }));
}

const { rss: memoryBefore } = process.memoryUsage();
const isAdvanced = ({ category }: Product) => category.id === 'x';
const current = describeAll(targetsOf(PRODUCTS.filter((product) => !isAdvanced(product))));
const advanced = describeAll(targetsOf(PRODUCTS.filter(isAdvanced)));
const earlier = describeAll(earlierTargetsOf(PRODUCTS));
const later = describeAll(laterTargetsOf(PRODUCTS));
const all = [...current, ...advanced];
const everything = [...later, ...all, ...earlier];

function componentsOf(product: string): ComponentApi[] {
  return all.find(({ target }) => target.product === product)?.components ?? [];
}

describe('the complete reference', () => {
  it('contains the components that the packages document', () => {
    const count = (product: string, from: string) =>
      componentsOf(product).filter((one) => one.package.name === from).length;
    const counts = targetsOf(PRODUCTS).flatMap(({ product, packages }) =>
      packages.map(({ name }) => [name, count(product, name)]),
    );
    expect(Object.fromEntries(counts)).toEqual(knownCounts.packages);
  });

  it('contains the components of other releases', () => {
    const counts = [...later, ...earlier].map(({ target: { product, version }, components }) => [
      ...[product, version],
      components.length,
    ]);
    expect(counts).toEqual(knownCounts.others);
  });

  it('matches the exports of the packages', () => {
    const misses = everything.flatMap(({ target, components }) =>
      findMisses(
        components,
        target.packages.map(({ name, installedAs = name }) =>
          runtimePackage(name, installedAs, siteDir),
        ),
        EXCLUSIONS,
      ),
    );
    expect(misses).toEqual([]);
  });

  it('describes all props in the `propTypes` of the packages that these do not hide', () => {
    const checked = everything.flatMap(({ target: { version, packages }, components }) =>
      packages.map(({ name, installedAs = name }) => {
        const own = components.filter((one) => one.package.name === name);
        return { name, version, ...checkProps(own, installedAs, siteDir) };
      }),
    );
    expect(checked.flatMap(({ missed }) => missed)).toEqual([]);
    const counts = checked.map(({ name, version, all }) => [`${name} ${version}`, all.length]);
    expect(counts.filter(([, count]) => count === 0)).toEqual([]);
    expect(Object.fromEntries(counts)).toMatchObject({ '@mui/material 9.5.0': 1614 });
  });

  it('fits the schema', () => {
    const faults = everything.flatMap(({ components }) =>
      components.flatMap((one) => schema.safeParse(one).error?.issues ?? []),
    );
    expect(faults).toEqual([]);
  });

  it('has no duplicate props, and no inherited props from the component itself', () => {
    for (const { name, props, inheritedProps } of everything.flatMap(
      ({ components }) => components,
    )) {
      const names = [...props, ...inheritedProps].map((prop) => prop.name);
      expect([name, names.length]).toEqual([name, new Set(names).size]);
    }
  });

  it('has no compiler-generated type names', () => {
    const texts = everything.flatMap(({ components }) =>
      components.flatMap(({ name, props, inheritedProps }) =>
        [...props, ...inheritedProps].map((prop) => `${name}.${prop.name}: ${prop.type.text}`),
      ),
    );
    const odd = /import\(|React\.|\| undefined\b|"|true \| false|\.\.\. \d+ more|\n/;
    expect(texts.filter((text) => odd.test(text))).toEqual([]);
  });

  it('uses less than 1.5 GiB', () => {
    // Exclude the memory that earlier tests in this process use.
    expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(1.5 * 2 ** 30);
  });
});

describe('the history', () => {
  it('contains the defaults of the package, not those of its base library', () => {
    const script = earlier[0]?.components.find(({ name }) => name === 'InitColorSchemeScript');
    const attribute = script?.props.find(({ name }) => name === 'attribute');
    expect(attribute?.default).toBe("'data-mui-color-scheme'");
  });
});
