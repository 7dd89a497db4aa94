import fc from '@site/test/unit/properties';
import type { PlaygroundSpec, PropValue } from '../types';
import { decodeLink, decodeState, encodeState } from './url-state';

const SPEC: PlaygroundSpec = {
  name: 'Sack',
  controls: [
    { prop: 'children', kind: 'node', named: ['children-example'] },
    { prop: 'dense', kind: 'switch' },
    { prop: 'size', kind: 'choice', values: ['small', 'large', 3], default: 'small' },
    { prop: 'count', kind: 'number' },
    { prop: 'label', kind: 'text' },
  ],
  initial: { children: { named: 'children-example' }, label: 'Rye' },
  snippets: {},
  binds: [],
};

describe('decodeState', () => {
  it('starts with the preset', () => {
    expect(decodeState(SPEC, '')).toEqual({ state: SPEC.initial, faults: [] });
  });

  it('reads each kind of control and ignores other parameters', () => {
    expect(
      decodeState(
        SPEC,
        '?Sack.dense=true&Sack.size=3&Sack.count=-1.5&Sack.label=~none&Sack.children=Spelt&q=oats&Other.dense=1',
      ),
    ).toEqual({ state: { children: 'Spelt', dense: true, size: 3, count: -1.5 }, faults: [] });
  });

  it.each([
    ['dense=yes', { prop: 'dense', value: 'yes', allowed: 'true, false' }],
    ['size=huge', { prop: 'size', value: 'huge', allowed: 'small, large, 3' }],
    ['count=', { prop: 'count', value: '' }],
    ['count=1e999', { prop: 'count', value: '1e999' }],
    ['children=~bomb', { prop: 'children', value: '~bomb' }],
    ['label=~icon', { prop: 'label', value: '~icon' }],
    ['href=javascript:alert(1)', { prop: 'href' }],
    ['__proto__=1', { prop: '__proto__' }],
  ])('leaves %s out, and says so', (query, fault) => {
    expect(decodeState(SPEC, `?Sack.${query}`)).toEqual({ state: SPEC.initial, faults: [fault] });
  });
});

describe('a hostile link', () => {
  it('is ignored if it is longer than any link of the site', () => {
    const search = `?Sack.dense=true&${'Sack.x=1&'.repeat(100_000)}`;
    expect(decodeState(SPEC, search)).toEqual({ state: SPEC.initial, faults: [] });
    expect(encodeState(SPEC, SPEC.initial, search)).toBe('');
  });

  it('compares each parameter with one control, and lists few faults, each once', () => {
    let reads = 0;
    const controls = SPEC.controls.map((control) => ({
      ...control,
      get prop() {
        reads += 1;
        return control.prop;
      },
    }));
    const search = `?${Array.from({ length: 600 }, (_, index) => `Sack.${index % 300}=1`).join('&')}`;
    expect(decodeState({ ...SPEC, controls }, search).faults).toEqual(
      Array.from({ length: 10 }, (_, index) => ({ prop: String(index) })),
    );
    expect(reads).toBe(controls.length);
  });

  it('shows only the start of long values', () => {
    const { faults } = decodeState(SPEC, `?Sack.count=${'x'.repeat(5_000)}`);
    expect(faults).toEqual([{ prop: 'count', value: 'x'.repeat(200) }]);
  });

  it.each(['1000.1', '-1e9', '1e-9', '-0.05'])("doesn't render %s of something", (count) => {
    expect(decodeLink(SPEC, `?Sack.count=${count}&Sack.dense=true`)).toEqual({
      state: { ...SPEC.initial, dense: true },
      faults: [{ prop: 'count', value: String(Number(count)), allowed: '0, ±0.1–1000' }],
    });
  });

  it('keeps the preset in place of such a number', () => {
    const spec = { ...SPEC, initial: { count: 5, label: 'Rye' } };
    expect(decodeLink(spec, '?Sack.count=1e9').state).toEqual(spec.initial);
  });

  it.each(['0', '1000', '-0.1', '2.5'])('keeps the number %s', (count) => {
    expect(decodeLink(SPEC, `?Sack.count=${count}`)).toEqual({
      state: { ...SPEC.initial, count: Number(count) },
      faults: [],
    });
  });

  it('keeps long times and sizes', () => {
    const controls = [{ prop: 'autoHideDuration', kind: 'number' as const }];
    const spec = { ...SPEC, controls, initial: {} };
    expect(decodeLink(spec, '?Sack.autoHideDuration=6000').state).toEqual({
      autoHideDuration: 6000,
    });
  });
});

describe('encodeState', () => {
  it('writes only differences from the preset and keeps other parameters', () => {
    expect(encodeState(SPEC, SPEC.initial, '?q=oats&Sack.dense=true')).toBe('?q=oats');
    expect(encodeState(SPEC, SPEC.initial, '')).toBe('');
    expect(encodeState(SPEC, { ...SPEC.initial, size: 'large', label: '~a' }, '')).toBe(
      '?Sack.size=large&Sack.label=%7E%7Ea',
    );
    expect(encodeState(SPEC, { children: 'Rye' }, '')).toBe(
      '?Sack.children=Rye&Sack.label=%7Enone',
    );
  });

  it('round-trips every state', () => {
    const state = fc.record(
      {
        children: fc.oneof<fc.Arbitrary<PropValue>[]>(
          fc.string(),
          fc.constant({ named: 'children-example' }),
        ),
        dense: fc.boolean(),
        size: fc.constantFrom<PropValue>('small', 'large', 3),
        count: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
        label: fc.string(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(state, (any) => {
        const { state: read, faults } = decodeState(SPEC, encodeState(SPEC, any, '?q=1'));
        expect(faults).toEqual([]);
        expect(read).toEqual(any);
      }),
    );
  });
});
