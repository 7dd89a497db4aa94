import type { ComponentApi } from '../../../src/api/types';

/** How much is described of one package in one version of a product. */
export interface Figures {
  product: string;
  /** Version of the product. */
  version: string;
  /** The package and its version. */
  package: string;
  components: number;
  /** Types with an API page. */
  types: number;
  props: number;
  /** Props inherited from other components, which the pages list too. */
  inherited: number;
  slots: number;
  classes: number;
}

function sum(components: readonly ComponentApi[], count: (one: ComponentApi) => number): number {
  return components.reduce((total, one) => total + count(one), 0);
}

/** Counts descriptions by product, version and package, in the order of the components. */
export function figuresOf(components: readonly ComponentApi[]): Figures[] {
  const groups = new Map<string, ComponentApi[]>();
  for (const component of components) {
    const { product, version, package: from } = component;
    const key = [product, version, from.name].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), component]);
  }
  return [...groups.values()].map((group) => {
    const { product, version, package: from } = group[0]!;
    return {
      ...{ product, version, package: `${from.name} ${from.version}` },
      components: group.filter(({ kind }) => kind === undefined).length,
      types: group.filter(({ kind }) => kind === 'interface').length,
      props: sum(group, ({ props }) => props.length),
      inherited: sum(group, ({ inheritedProps }) => inheritedProps.length),
      slots: sum(group, ({ slots }) => slots.length),
      classes: sum(group, ({ classes }) => classes.length),
    };
  });
}
