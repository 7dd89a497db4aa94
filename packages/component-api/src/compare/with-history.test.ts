import type { ComponentApi } from '../types';
import { component, prop } from '../testing/component';
import { withHistory } from './with-history';
import type { ApiRelease } from './with-history';

function release(version: string, components: ComponentApi[], packages = ['@mui/material']) {
  return { version, packages, components };
}

function named(name: string, ...props: string[]): ComponentApi {
  return component({ name, props: props.map((one) => prop(one)) });
}

/** The first component of a release with its history. */
function firstWithHistory(newest: ApiRelease, ...earlier: ApiRelease[]): ComponentApi {
  return withHistory(newest, earlier)[0]!;
}

function sinces({ props }: ComponentApi) {
  return Object.fromEntries(props.map(({ name, since }) => [name, since]));
}

describe('withHistory', () => {
  it('adds nothing if there is only one release', () => {
    const only = [named('Chip', 'size')];
    expect(withHistory(release('7.3.2', only), [])).toEqual(only);
  });

  it('dates only what an earlier release lacks', () => {
    const chip = firstWithHistory(
      release('7.3.2', [named('Chip', 'color', 'shape', 'size')]),
      release('6.5.0', [named('Chip', 'color', 'shape')]),
      release('5.18.0', [named('Chip', 'color')]),
    );
    expect(sinces(chip)).toEqual({ color: undefined, shape: '6', size: '7' });
    expect(chip.since).toBeUndefined();
    expect(chip.changes?.map(({ from, to, props }) => [from, to, props[0]?.name])).toEqual([
      ['6.5.0', '7.3.2', 'size'],
      ['5.18.0', '6.5.0', 'shape'],
    ]);
  });

  it('dates a prop that was added again by the later addition', () => {
    const chip = firstWithHistory(
      release('7.3.2', [named('Chip', 'size')]),
      release('6.5.0', [named('Chip')]),
      release('5.18.0', [named('Chip', 'size')]),
    );
    expect(sinces(chip)).toEqual({ size: '7' });
  });

  it('dates a new component, not its props', () => {
    const chip = firstWithHistory(
      release('7.3.2', [named('Chip', 'size')]),
      release('6.5.0', [named('Card')]),
    );
    expect(chip).toMatchObject({ since: '7', changes: [] });
    expect(sinces(chip)).toEqual({ size: undefined });
  });

  it("doesn't date a component whose package isn't documented in an earlier release", () => {
    const lab = { ...named('TabList', 'size'), package: { name: '@mui/lab', version: '7.0.0' } };
    expect(withHistory(release('7.3.2', [lab]), [release('6.5.0', [])])).toEqual([lab]);
  });

  it('does not date a prop that was inherited before', () => {
    const before = component({ name: 'Chip', inheritedProps: [{ ...prop('size'), from: 'Base' }] });
    const chip = firstWithHistory(
      release('7.3.2', [named('Chip', 'size')]),
      release('6.5.0', [before]),
    );
    expect(sinces(chip)).toEqual({ size: undefined });
  });

  it('names the first later release without a prop, also an inherited one', () => {
    const before = {
      ...named('Chip', 'color', 'size'),
      inheritedProps: [{ ...prop('label'), from: 'Base' }],
    };
    const [chip] = withHistory(
      release('7.3.2', [before]),
      [],
      [release('10.0.0', [named('Chip')]), release('9.5.0', [named('Chip', 'color')])],
    );
    expect(chip!.props.map(({ name, removed }) => [name, removed?.version])).toEqual([
      ['color', '10'],
      ['size', '9'],
    ]);
    expect(chip!.inheritedProps[0]?.removed).toEqual({ version: '9' });
    expect(chip!.laterChanges?.map(({ from, to }) => [from, to])).toEqual([
      ['9.5.0', '10.0.0'],
      ['7.3.2', '9.5.0'],
    ]);
    expect(chip).not.toHaveProperty('changes');
  });

  it('says that a later release removes a component, and nothing about its props', () => {
    const [chip, lab] = withHistory(
      release(
        '7.3.2',
        [
          named('Chip', 'size'),
          { ...named('TabList', 'size'), package: { name: '@mui/lab', version: '7.0.0' } },
        ],
        ['@mui/material', '@mui/lab'],
      ),
      [],
      [release('9.5.0', [])],
    );
    expect(chip).toMatchObject({ removed: { version: '9' }, props: [prop('size')] });
    expect(lab).not.toHaveProperty('removed');
  });

  it('dates slots and classes', () => {
    const type = { text: 'ElementType', short: 'ElementType', kind: 'element-type' as const };
    const slots = [{ name: 'root', type, default: null, description: '', className: null }];
    const classes = [{ key: 'root', className: 'A-root', description: '', isGlobal: false }];
    const chip = firstWithHistory(
      release('7.3.2', [component({ slots, classes })]),
      release('6.5.0', [component()]),
    );
    expect([chip.slots[0]?.since, chip.classes[0]?.since]).toEqual(['7', '7']);
  });
});
