import fc from 'fast-check';
import type { PlaygroundSpec, PropValue } from '../types';
import { decodeState, encodeState } from './url-state';

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
