import path from 'node:path';
import { PRODUCTS } from '../../src/products';
import type { ComponentApi } from '../../src/api/types';
import { checkSchema } from './check-schema';
import { findMisses, runtimePackage } from './completeness';
import { EXCLUSIONS } from './exclusions';
import { generate } from './generate';
import { COMPONENT_SCHEMA } from './schema';
import { targetsOf } from './targets';

// The installed packages as a whole, generated once.

const siteDir = path.resolve(__dirname, '../..');
const targets = targetsOf(PRODUCTS);
const before = process.cpuUsage();
const all = targets.map((target) => ({ target, components: generate(target, siteDir) }));
const { user, system } = process.cpuUsage(before);

function componentsOf(product: string): ComponentApi[] {
  return all.find(({ target }) => target.product === product)?.components ?? [];
}

function component(product: string, name: string) {
  return componentsOf(product).find((one) => one.name === name);
}

describe('the whole reference', () => {
  it('has the components that the packages document', () => {
    const count = (product: string, from: string) =>
      componentsOf(product).filter((one) => one.package.name === from).length;
    expect({
      material: count('material-ui', '@mui/material'),
      lab: count('material-ui', '@mui/lab'),
      joy: count('joy-ui', '@mui/joy'),
      system: count('system', '@mui/system'),
    }).toEqual({ material: 133, lab: 11, joy: 79, system: 4 });
  });

  it('misses nothing that the packages export, and invents nothing', () => {
    const misses = all.flatMap(({ target, components }) =>
      findMisses(
        components,
        target.packages.map(({ name }) => runtimePackage(name, name, siteDir)),
        EXCLUSIONS,
      ),
    );
    expect(misses).toEqual([]);
  });

  it('fits the published schema', () => {
    const faults = all.flatMap(({ components }) =>
      components.flatMap((one) => checkSchema(one, COMPONENT_SCHEMA)),
    );
    expect(faults).toEqual([]);
  });

  it('has no prop twice, and every inherited prop from somewhere else', () => {
    for (const { name, props, inheritedProps } of all.flatMap(({ components }) => components)) {
      const names = [...props, ...inheritedProps].map((prop) => prop.name);
      expect([name, names.length]).toEqual([name, new Set(names).size]);
    }
  });

  it('shows no type as only a compiler writes it', () => {
    const texts = all.flatMap(({ components }) =>
      components.flatMap(({ name, props, inheritedProps }) =>
        [...props, ...inheritedProps].map((prop) => `${name}.${prop.name}: ${prop.type.text}`),
      ),
    );
    const odd = /import\(|React\.|\| undefined\b|"|true \| false|\.\.\. \d+ more|\n/;
    expect(texts.filter((text) => odd.test(text))).toEqual([]);
  });

  it('takes less than 20 s of CPU and 1.5 GiB', () => {
    expect((user + system) / 1e6).toBeLessThan(20);
    expect(process.memoryUsage().rss).toBeLessThan(1.5 * 2 ** 30);
  });
});

describe('whole components', () => {
  it.each([
    ['material-ui', 'Button'],
    ['material-ui', 'Autocomplete'],
    ['material-ui', 'TabList'],
    ['joy-ui', 'Input'],
    ['system', 'Box'],
  ])('%s %s', (product, name) => {
    expect(component(product, name)).toMatchSnapshot();
  });
});
