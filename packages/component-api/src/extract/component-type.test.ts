import { componentProps } from './component-type';
import { fixture } from '../testing/declarations';

const { checker, typeOf } = fixture('components.d.ts');

function shape(name: string) {
  const props = componentProps(checker, typeOf(name));
  return (
    props && {
      has: ['label', 'value', 'component', 'href', 'id'].filter((one) =>
        props.type.getProperty(one),
      ),
      overloads: props.overloads.length,
      parameters: props.typeParameters.length,
      root: props.defaultComponent && checker.typeToString(props.defaultComponent),
    }
  );
}

describe('componentProps', () => {
  it.each([
    ['Overridable', { has: ['label', 'id'], overloads: 1, parameters: 0, root: '"section"' }],
    ['WithLink', { has: ['label', 'id'], overloads: 2, parameters: 0, root: '"section"' }],
    ['Extended', { has: ['label', 'id'], overloads: 1, parameters: 0, root: '"section"' }],
    ['Plain', { has: ['label'], overloads: 0, parameters: 0, root: null }],
    ['Constructor', { has: ['label'], overloads: 0, parameters: 0, root: null }],
    ['Generic', { has: ['value'], overloads: 0, parameters: 1, root: null }],
  ])('sees through %s', (name, expected) => {
    expect(shape(name)).toEqual(expected);
  });

  it("returns null for a value that isn't a component", () => {
    expect(shape('NotOne')).toBeNull();
  });
});
