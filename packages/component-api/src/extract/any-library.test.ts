import { makeProject } from '../testing/widgets';
import { describeComponents } from './describe-components';

const DECLARATIONS = `import * as React from 'react';
export {};

export interface KnobProps extends React.HTMLAttributes<HTMLDivElement>, Partial<Record<'xs' | 'md', number>> {
  angle: number;
  /** @private */
  secret?: string;
  size?: 'small' | 'large';
}
export declare function Knob(props: KnobProps): React.JSX.Element;

export declare const Field: React.ForwardRefExoticComponent<{ label?: string } & React.RefAttributes<HTMLInputElement>>;
export declare const Row: React.MemoExoticComponent<(props: { index: number }) => React.ReactNode>;
export declare class Panel extends React.Component<{ open?: boolean }> {
  render(): React.ReactNode;
}

interface AsComponent<Initial extends React.ElementType, Props> {
  <As extends React.ElementType = Initial>(
    props: Omit<React.ComponentPropsWithRef<As>, keyof Props | 'as'> & { as?: As } & Props,
  ): React.ReactElement | null;
}
export declare const Link: AsComponent<'a', { variant?: 'plain' | 'strong' }>;

type FactoryProps<C, Props> = C extends React.ElementType
  ? Props & { component?: C; ref?: React.Ref<unknown> }
  : Props & { component: React.ElementType };
declare const Item: (props: { value: string }) => React.JSX.Element;
export declare const List: (<C = 'ul'>(props: FactoryProps<C, { spacing?: number }>) => React.ReactElement) & {
  Item: typeof Item;
  EMPTY_ITEM: React.JSX.Element;
};

type Styles<Part> = Part extends string ? Record<Part, string> : undefined;
interface Styled<Part> { styles?: Styles<Part> }
export declare const Gap: (props: Styled<number>) => React.JSX.Element;

export declare const Either: (props: { kind: 'one'; one: string } | { kind: 'two'; two: string }) => React.JSX.Element;

export declare const ListContext: React.Context<string>;
export declare function createKnob(): React.JSX.Element;
export declare const Color: { red: string };
export declare class Store { get(): string }
`;

const CODE = `'use strict';
function Knob({ angle, size = 'small', xs = 1, onClick = () => {} }) {}
exports.Field = forwardRef(function Field(_props, ref) {
  const { label = "Name" } = _props;
});
class Panel extends Component {}
Panel.defaultProps = { open: false };
const defaultProps = { spacing: -2 };
const List = factory((_props) => useProps('List', defaultProps, _props));
`;

const root = makeProject(
  {
    'package.json': '{ "name": "gadgets", "version": "1.0.0", "types": "types/index.d.ts" }',
    'types/index.d.ts': DECLARATIONS,
    'esm/index.mjs': CODE,
  },
  'gadgets',
);
const components = describeComponents({ packages: [{ name: 'gadgets' }], root });
const propsOf = (name: string) =>
  components
    .find((one) => one.name === name)
    ?.props.map((prop) => `${prop.name}${prop.default ? ` = ${prop.default}` : ''}`);

describe('describeComponents for any library', () => {
  it('prints a type that resolves to undefined', () => {
    const gap = components.find(({ name }) => name === 'Gap');
    expect(gap?.props.map(({ type }) => type.text)).toEqual(['undefined']);
  });

  it('finds the exports that JSX accepts, and members of them', () => {
    expect(components.map(({ name }) => name)).toEqual([
      ...['Either', 'Field', 'Gap', 'Knob', 'Link', 'List', 'List.Item', 'Panel', 'Row'],
    ]);
    const item = components.find(({ name }) => name === 'List.Item');
    expect(item?.imports).toEqual(["import { List } from 'gadgets';"]);
  });

  it.each([
    [
      'a function, with members of a mapped type',
      'Knob',
      ['angle', 'md', "size = 'small'", 'xs = 1'],
    ],
    ['forwardRef', 'Field', ["label = 'Name'"]],
    ['memo', 'Row', ['index']],
    ['a class', 'Panel', ['open = false']],
    ['a component with `as`', 'Link', ['as', 'variant']],
    ['a polymorphic factory', 'List', ['component', 'ref', 'spacing = -2']],
    ['a member', 'List.Item', ['value']],
    ['a union of props', 'Either', ['kind', 'one', 'two']],
  ])('lists the props of %s, without comments too', (_, name, props) => {
    expect(propsOf(name)).toEqual(props);
  });
});
