import type { ClassApi, InheritedProp, PropApi, SlotApi } from '../types';
import { compareComponents, isUnchanged } from './compare-components';

function prop(name: string, given: Partial<PropApi> = {}): PropApi {
  return { name, type: typeOf('boolean'), required: false, description: '', ...given };
}

function inherited(name: string): InheritedProp {
  return { ...prop(name), from: 'Base' };
}

function slot(name: string, given: Partial<SlotApi> = {}): SlotApi {
  const type = typeOf('ElementType');
  return { ...{ name, type, default: 'div', description: '', className: null }, ...given };
}

function className(name: string, given: Partial<ClassApi> = {}): ClassApi {
  return { key: name, className: `Mui-${name}`, description: '', isGlobal: false, ...given };
}

function typeOf(text: string): PropApi['type'] {
  return { text, short: text, kind: 'other' };
}

function component(given: Partial<Parameters<typeof compareComponents>[0]> = {}) {
  return { props: [], inheritedProps: [], slots: [], classes: [], systemProps: false, ...given };
}

function propChanges(before: PropApi[], after: PropApi[]) {
  return compareComponents(component({ props: before }), component({ props: after })).props;
}

describe('compareComponents', () => {
  it('finds no changes between identical descriptions', () => {
    const one = component({ props: [prop('a')], slots: [slot('b')], classes: [className('c')] });
    expect(isUnchanged(compareComponents(one, one))).toBe(true);
  });

  it('reports added members with their facts and removed ones with their replacement', () => {
    const gone = prop('old', { default: 'false', deprecated: 'Use `now`.' });
    expect(propChanges([gone], [prop('now', { required: true })])).toEqual([
      { name: 'now', kind: 'added', after: { type: 'boolean', default: null, required: true } },
      {
        name: 'old',
        kind: 'removed',
        before: { type: 'boolean', default: 'false', required: false },
        deprecated: 'Use `now`.',
      },
    ]);
  });

  it('reports only the facts that differ', () => {
    expect(
      propChanges(
        [prop('size', { type: typeOf("'small' | 'normal'"), default: "'normal'" })],
        [prop('size', { type: typeOf("'small' | 'medium'"), default: "'medium'" })],
      ),
    ).toEqual([
      {
        name: 'size',
        kind: 'changed',
        before: { type: "'small' | 'normal'", default: "'normal'" },
        after: { type: "'small' | 'medium'", default: "'medium'" },
      },
    ]);
    expect(propChanges([prop('a')], [prop('a', { required: true })])).toEqual([
      { name: 'a', kind: 'changed', before: { required: false }, after: { required: true } },
    ]);
    expect(propChanges([prop('a')], [prop('a', { default: '1' })])).toEqual([
      { name: 'a', kind: 'changed', before: { default: null }, after: { default: '1' } },
    ]);
  });

  it('ignores the order of union members and changed wording', () => {
    const before = prop('a', { type: typeOf('b | c'), deprecated: 'In v7.', description: 'x' });
    const after = prop('a', { type: typeOf('c | b'), deprecated: 'In v8.', description: 'y' });
    expect(propChanges([before], [after])).toEqual([]);
  });

  it('reports deprecations with their reason, and other changes of the same prop', () => {
    expect(propChanges([prop('a')], [prop('a', { deprecated: 'Use `b`.' })])).toEqual([
      { name: 'a', kind: 'deprecated', deprecated: 'Use `b`.' },
    ]);
    const [both] = propChanges([prop('a')], [prop('a', { deprecated: '', required: true })]);
    expect(both).toMatchObject({ kind: 'deprecated', deprecated: '', after: { required: true } });
  });

  it('ignores props that move to or from an inherited component', () => {
    const own = component({ props: [prop('a')] });
    const passed = component({ inheritedProps: [inherited('a')] });
    expect(isUnchanged(compareComponents(own, passed))).toBe(true);
    expect(isUnchanged(compareComponents(passed, own))).toBe(true);
  });

  it('ignores needless parentheses', () => {
    const before = prop('onMove', { type: typeOf('(event: Event) => void') });
    const after = prop('onMove', { type: typeOf('((event: Event) => void)') });
    expect(propChanges([before], [after])).toEqual([]);
  });

  it('reports that style props are no longer accepted, or are', () => {
    const without = component();
    const taking = component({ systemProps: true });
    expect(compareComponents(taking, without)).toMatchObject({ systemProps: 'removed' });
    expect(compareComponents(without, taking)).toMatchObject({ systemProps: 'added' });
    expect(isUnchanged(compareComponents(taking, without))).toBe(false);
    expect(compareComponents(taking, taking)).not.toHaveProperty('systemProps');
  });

  it('compares slots and treats an undeclared default as unknown', () => {
    const before = component({ slots: [slot('a', { default: null }), slot('b'), slot('c')] });
    const after = component({ slots: [slot('a'), slot('b', { default: 'span' }), slot('d')] });
    expect(compareComponents(before, after).slots.map(({ kind, name }) => [kind, name])).toEqual([
      ['added', 'd'],
      ['changed', 'b'],
      ['removed', 'c'],
    ]);
  });

  it('compares classes by their full names', () => {
    const before = component({ classes: [className('a'), className('b')] });
    const after = component({ classes: [className('b', { deprecated: 'Use `a`.' })] });
    expect(compareComponents(before, after).classes).toEqual([
      { name: 'Mui-b', kind: 'deprecated', deprecated: 'Use `a`.' },
      { name: 'Mui-a', kind: 'removed', before: {} },
    ]);
  });
});
