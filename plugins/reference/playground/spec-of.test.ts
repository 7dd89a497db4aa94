import type { ComponentApi, PropApi } from '../../../src/api/types';
import { LIBRARIES } from '../../../src/demos/libraries';
import { playgroundOf } from './spec-of';

function prop(name: string, kind: PropApi['type']['kind'], more: Partial<PropApi> = {}) {
  return { name, type: { text: '', short: '', kind }, required: false, ...more } as PropApi;
}

function component(props: PropApi[], inherited: string[] = []): ComponentApi {
  return {
    name: 'GrainSack',
    product: 'material-ui',
    props,
    inheritedProps: inherited.map((name) => ({ name })),
  } as ComponentApi;
}

describe('playgroundOf', () => {
  it('starts with the required props and the name as content', () => {
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

  it('offers an icon for a node if the library has one', () => {
    const sack = component([prop('startIcon', 'node')]);
    const namedIn = () => playgroundOf(sack).spec.controls.map(({ named }) => named);
    expect(namedIn()).toEqual([['icon']]);
    jest.replaceProperty(LIBRARIES.material, 'sampleIcon', undefined);
    expect(namedIn()).toEqual([[]]);
    expect(playgroundOf(sack).sources).toEqual({});
    jest.restoreAllMocks();
  });

  it('applies preset values, preset code and hidden props', () => {
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
      { prop: 'children', kind: 'node', sample: 'Content', named: ['children-example'] },
      { prop: 'label', kind: 'text' },
    ]);
    expect(sources).toEqual({ 'children-example': '<b>12 kg</b>', 'rows-example': '[1]' });
    expect(spec.snippets['children-example']?.text).toBe('<b>12 kg</b>');
  });

  it('shows a literal in its control, and no control for other code', () => {
    const { spec } = playgroundOf(component([prop('value', 'number'), prop('marks', 'number')]), {
      props: { value: { code: '40' }, marks: { code: '[20, 40]' } },
    });
    expect(spec.initial).toEqual({ value: 40, marks: { named: 'marks-example' } });
    expect(spec.controls).toEqual([{ prop: 'value', kind: 'number' }]);
  });

  it('sorts children first, then preset props, then props with few values', () => {
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

  it('has a control for content that only a preset names', () => {
    const { spec } = playgroundOf(component([]), { props: { children: 'Rye' } });
    expect(spec.controls).toEqual([
      { prop: 'children', kind: 'node', sample: 'Content', named: [] },
    ]);
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

  it('binds props with a control to their callbacks, including inherited ones', () => {
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

  it('rejects unknown hidden props, and code without the placeholder', () => {
    expect(() => playgroundOf(component([]), { hide: ['dense'] })).toThrow(
      `"hide" names dense, which isn't a prop of GrainSack.`,
    );
    expect(() => playgroundOf(component([]), { around: '<ul><Here /></ul>' })).toThrow(
      '<Here /> on its own line',
    );
  });
});
