import type { PropApi, TypeText } from '../../../src/api/types';
import { controlOf, parseDefault } from './control-of';

function prop(name: string, type: Partial<TypeText>, more: Partial<PropApi> = {}): PropApi {
  return {
    name,
    type: { text: '', short: '', kind: 'other', ...type },
    required: false,
    ...more,
  } as PropApi;
}

describe('controlOf', () => {
  it.each([
    [prop('disabled', { kind: 'boolean' }), { prop: 'disabled', kind: 'switch' }],
    [prop('rows', { kind: 'number' }), { prop: 'rows', kind: 'number' }],
    [prop('label', { kind: 'string' }), { prop: 'label', kind: 'text' }],
    [prop('startIcon', { kind: 'node' }), { prop: 'startIcon', kind: 'node', named: ['icon'] }],
    [prop('children', { kind: 'node' }), { prop: 'children', kind: 'node', named: [] }],
    [
      prop('size', { kind: 'literals', values: ['small', 'large', null] }, { default: "'small'" }),
      { prop: 'size', kind: 'choice', values: ['small', 'large'], default: 'small' },
    ],
    [
      prop('in', { kind: 'boolean' }, { required: true }),
      { prop: 'in', kind: 'switch', required: true },
    ],
    [
      prop('ratio', { kind: 'number' }, { default: "'16 / 9'" }),
      { prop: 'ratio', kind: 'text', default: '16 / 9' },
    ],
  ])('creates the control of $name', (given, control) => {
    expect(controlOf(given)).toEqual(control);
  });

  it.each([
    ['a type without values to offer', prop('onClick', { kind: 'function' })],
    ['a type with one value only', prop('mode', { kind: 'literals', values: ['drag'] })],
    ['a deprecated prop', prop('dense', { kind: 'boolean' }, { deprecated: 'Use `size`.' })],
    ['a URL', prop('href', { kind: 'string' })],
    ['HTML', prop('dangerouslySetInnerHTML', { kind: 'string' })],
    ['an invisible prop', prop('aria-label', { kind: 'string' })],
  ])('creates none for %s', (_what, given) => {
    expect(controlOf(given)).toBeNull();
  });
});

describe('parseDefault', () => {
  it.each([
    ["'primary'", 'primary'],
    ['true', true],
    ['false', false],
    ['-1.5', -1.5],
    ['{}', undefined],
    ['theme.spacing(2)', undefined],
    ['undefined', undefined],
    [undefined, undefined],
  ])('reads %s', (source, value) => {
    expect(parseDefault(source)).toBe(value);
  });
});
