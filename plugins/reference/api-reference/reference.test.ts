import path from 'node:path';
import { withHistory } from 'react-component-api/compare';
import { dependencies } from '../../../package.json';
import { PRODUCTS } from '../../../src/foundation/products';
import type { Product } from '../../../src/foundation/products';
import type { ComponentApi } from '../../../src/api/types';
import { component as schema } from '../../../src/api/schema';
import { checkProps } from './fixtures/check-props';
import { findMisses, runtimePackage } from './fixtures/completeness';
import { EXCLUSIONS } from './exclusions';
import { generate } from './generate';
import { earlierTargetsOf, laterTargetsOf, targetsOf } from './targets';
import type { ApiTarget } from './options';

const MATERIAL = dependencies['@mui/material'];

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

function component(product: string, name: string) {
  return componentsOf(product).find((one) => one.name === name);
}

describe('the complete reference', () => {
  it('contains the components that the packages document', () => {
    const count = (product: string, from: string) =>
      componentsOf(product).filter((one) => one.package.name === from).length;
    expect({
      material: count('material-ui', '@mui/material'),
      lab: count('material-ui', '@mui/lab'),
      joy: count('joy-ui', '@mui/joy'),
      system: count('system', '@mui/system'),
    }).toEqual({ material: 133, lab: 11, joy: 79, system: 4 });
    expect({
      dataGrid: count('x', '@mui/x-data-grid'),
      datePickers: count('x', '@mui/x-date-pickers'),
      charts: count('x', '@mui/x-charts'),
      treeView: count('x', '@mui/x-tree-view'),
    }).toEqual({ dataGrid: 28, datePickers: 32, charts: 34, treeView: 3 });
  });

  it('contains the components of other releases', () => {
    const counts = [...later, ...earlier].map(({ target: { product, version }, components }) => [
      ...[product, version],
      components.length,
    ]);
    expect(counts).toEqual([
      ['material-ui', '9.5.0', 132],
      ['material-ui', '6.5.0', 134],
    ]);
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

  it('contains the known changes from 6.5.0 to the documented release', () => {
    const [newest, ...older] = [...all, ...earlier]
      .filter(({ target }) => target.product === 'material-ui')
      .map(({ target: { version, packages }, components }) => ({
        ...{ version, components },
        packages: packages.map(({ name }) => name),
      }));
    const history = withHistory(newest!, older);
    const changesOf = (name: string) => history.find((one) => one.name === name)?.changes?.[0];
    expect(changesOf('InputLabel')).toEqual({
      ...{ from: '6.5.0', to: MATERIAL, slots: [], classes: [] },
      props: [
        {
          ...{ name: 'size', kind: 'changed' },
          before: { type: "'small' | 'normal'", default: "'normal'" },
          after: { type: "'small' | 'medium'", default: "'medium'" },
        },
      ],
    });
    const removed = changesOf('Dialog')?.props.find(({ kind }) => kind === 'removed');
    expect(removed).toMatchObject({
      name: 'onBackdropClick',
      deprecated: expect.stringContaining('Use the `onClose` prop'),
    });
    expect(history.filter(({ since }) => since).map(({ name }) => name)).toEqual([
      'GridLegacy',
      'TablePaginationActions',
    ]);
    const slots = history.find(({ name }) => name === 'Chip')?.slots;
    expect(slots?.map(({ name, since }) => [name, since])).toEqual([
      ['root', '7'],
      ['label', '7'],
    ]);
  });
});

describe('the changes of version 9', () => {
  const changed = () => {
    const [next, newest] = [...later, ...all]
      .filter(({ target }) => target.product === 'material-ui')
      .map(({ target: { version, packages }, components }) => ({
        ...{ version, components },
        packages: packages.map(({ name }) => name),
      }));
    return withHistory(newest!, [], [next!]);
  };

  it('are those of the API, not of the way it is written', () => {
    const step = changed().flatMap(({ laterChanges = [] }) => laterChanges);
    const count = (kind: string) =>
      step.flatMap(({ props }) => props).filter((one) => one.kind === kind).length;
    expect({ changed: count('changed'), removed: count('removed') }).toEqual({
      changed: 46,
      removed: 104,
    });
    expect(step.filter(({ systemProps }) => systemProps === 'removed')).toHaveLength(8);
    const texts = later.flatMap(({ components }) =>
      components.flatMap(({ props }) => props.map(({ type }) => type.text)),
    );
    expect(texts.filter((text) => /^\(\(.*\) => [\w<>]+\)$/.test(text))).toEqual([]);
  });

  it('keep the props of a component that is documented elsewhere', () => {
    const transitions = ['Backdrop', 'Collapse', 'Fade', 'Grow', 'Slide', 'Zoom'];
    const handlers = ['onEnter', 'onEntered', 'onEntering', 'onExit', 'onExited', 'onExiting'];
    const wanted = [...handlers, 'enter', 'exit', 'mountOnEnter', 'unmountOnExit'];
    for (const name of transitions) {
      const next = later[0]!.components.find((one) => one.name === name)!;
      const names = next.inheritedProps.flatMap((prop) =>
        prop.from === 'Transition' ? prop.name : [],
      );
      expect([name, names]).toEqual([name, expect.arrayContaining(wanted)]);
      expect(names).not.toEqual(expect.arrayContaining(['ref', 'style']));
      const before = changed().find((one) => one.name === name)!;
      const gone = before.inheritedProps.filter(({ removed }) => removed);
      expect(gone.map((prop) => prop.name)).toEqual([]);
    }
  });
});

describe('complete descriptions', () => {
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
