import type { ComponentApi, PropApi } from '../../src/api/types';
import { playgroundOf } from './spec-of';

function prop(name: string, kind: PropApi['type']['kind'], more: Partial<PropApi> = {}) {
  return { name, type: { text: '', short: '', kind }, required: false, ...more } as PropApi;
}

function component(props: PropApi[], inherited: string[] = []): ComponentApi {
  return {
    name: 'GrainSack',
    props,
    inheritedProps: inherited.map((name) => ({ name })),
  } as ComponentApi;
}

describe('playgroundOf', () => {
  it('begins with what is required, and with the name as content', () => {
    const { spec } = playgroundOf(
      component([
        prop('children', 'node'),
        prop('open', 'boolean', { required: true }),
        prop('count', 'number', { required: true, default: '3' }),
        prop('label', 'string'),
      ]),
    );
    expect(spec.initial).toEqual({ children: 'Grain sack', open: false });
    expect(spec.controls.map(({ prop: name }) => name)).toEqual([
      'children',
      'open',
      'count',
      'label',
    ]);
  });

  it('lets a writer preset values and code, and hide props', () => {
    const { spec, sources } = playgroundOf(
      component([prop('children', 'node'), prop('label', 'string'), prop('dense', 'boolean')]),
      {
        props: { label: 'Rye', children: { code: '\n  <b>12 kg</b>\n' }, rows: { code: '[1]' } },
        hide: ['dense'],
      },
    );
    expect(spec.initial).toEqual({
      label: 'Rye',
      children: { named: 'children-example' },
      rows: { named: 'rows-example' },
    });
    expect(spec.controls).toEqual([
      { prop: 'children', kind: 'node', named: ['children-example'] },
      { prop: 'label', kind: 'text' },
    ]);
    expect(sources).toEqual({ 'children-example': '<b>12 kg</b>', 'rows-example': '[1]' });
    expect(spec.snippets['children-example'].text).toBe('<b>12 kg</b>');
  });

  it('shows the content first, then what is preset, then what has a few values', () => {
    const { spec } = playgroundOf(
      component([
        prop('autoFocus', 'boolean'),
        prop('children', 'node'),
        prop('label', 'string'),
        prop('size', 'literals', { type: { values: ['s', 'm'], kind: 'literals' } as never }),
      ]),
      { props: { label: 'Rye' } },
    );
    expect(spec.controls.map(({ prop: name }) => name)).toEqual([
      'children',
      'label',
      'size',
      'autoFocus',
    ]);
  });

  it('offers content that only a preset speaks of', () => {
    const { spec } = playgroundOf(component([]), { props: { children: 'Rye' } });
    expect(spec.controls).toEqual([{ prop: 'children', kind: 'node', named: [] }]);
  });

  it('splits the code around the component', () => {
    const { spec, around } = playgroundOf(component([]), {
      around: '\n  <ul>\n    <Here />\n  </ul>\n',
    });
    expect(spec.around).toMatchObject({
      before: { text: '<ul>' },
      depth: 2,
      after: { text: '</ul>' },
    });
    expect(around).toContain('<Here />');
  });

  it('binds what has a control to its callback, inherited ones too', () => {
    const { spec } = playgroundOf(
      component(
        [prop('open', 'boolean'), prop('value', 'string'), prop('onChange', 'function')],
        ['onClose'],
      ),
    );
    expect(spec.binds).toEqual([
      ['open', 'onClose'],
      ['value', 'onChange'],
    ]);
  });

  it('refuses to hide what is not there, and code without a place for the component', () => {
    expect(() => playgroundOf(component([]), { hide: ['dense'] })).toThrow(
      '"hide" names dense, which is no prop of GrainSack.',
    );
    expect(() => playgroundOf(component([]), { around: '<ul><Here /></ul>' })).toThrow(
      '<Here /> on a line of its own',
    );
  });
});
