import type { PlaygroundSpec } from '../types';
import { propsOf } from './props-of';

const SPEC: PlaygroundSpec = {
  name: 'Sack',
  controls: [],
  initial: {},
  snippets: {},
  binds: [
    ['open', 'onClose'],
    ['open', 'onOpen'],
    ['checked', 'onChange'],
    ['value', 'onInput'],
    ['page', 'onPage'],
  ],
};

const ICON = 'an element';

describe('propsOf', () => {
  const set = jest.fn();
  beforeEach(() => set.mockClear());

  function told(prop: string, value: string | number | boolean, callback: string, args: unknown[]) {
    const props = propsOf({ spec: SPEC, named: {} }, { [prop]: value }, set);
    (props[callback] as (...given: unknown[]) => void)(...args);
    return set.mock.calls;
  }

  it('returns values and resolves named ones', () => {
    expect(
      propsOf(
        { spec: SPEC, named: { icon: ICON } },
        { label: 'Rye', icon: { named: 'icon' } },
        set,
      ),
    ).toEqual({ label: 'Rye', icon: ICON });
  });

  it('returns no callback for an unset prop, because the component is uncontrolled', () => {
    expect(propsOf({ spec: SPEC, named: {} }, {}, set)).toEqual({});
  });

  it.each<[string, string, string | number | boolean, string, unknown[], unknown]>([
    ['a component that closes', 'open', true, 'onClose', [{}, 'backdropClick'], false],
    ['a component that opens', 'open', false, 'onOpen', [{}], true],
    ['a checkbox', 'checked', false, 'onChange', [{ target: { checked: true } }, true], true],
    ['a field', 'value', 'R', 'onInput', [{ target: { value: 'Rye' } }], 'Rye'],
    ['a choice', 'value', 'a', 'onInput', [null, 'b'], 'b'],
    ['a number as text', 'page', 1, 'onPage', [{ target: { value: '7' } }], 7],
  ])('follows %s', (_what, prop, value, callback, args, expected) => {
    expect(told(prop, value, callback, args)).toEqual([[prop, expected]]);
  });

  it('ignores values that no control supports', () => {
    expect(told('value', 'a', 'onInput', [null, { year: 1 }])).toEqual([]);
  });
});
