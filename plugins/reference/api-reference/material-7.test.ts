import { withHistory } from 'react-component-api/compare';
import { dependencies } from '../../../package.json';
import { PRODUCTS } from '../../../src/foundation/products';
import { loadTarget } from './load-api';
import { earlierTargetsOf, laterTargetsOf, targetsOf } from './targets';
import type { ApiTarget } from './options';

// What the described releases contain, and how they differ: other release lines describe others.

const MATERIAL = dependencies['@mui/material'];

function describeAll(targets: ApiTarget[]) {
  return targets.map((target) => ({ target, components: loadTarget(target, process.cwd()) }));
}

const all = describeAll(targetsOf(PRODUCTS));
const earlier = describeAll(earlierTargetsOf(PRODUCTS));
const later = describeAll(laterTargetsOf(PRODUCTS));

function component(product: string, name: string) {
  const described = all.find(({ target }) => target.product === product);
  return described?.components.find((one) => one.name === name);
}

describe('the history', () => {
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
