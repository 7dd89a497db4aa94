import type { ComponentApi } from '../../src/api/types';

/** How much is described of one package in one version of a product. */
export interface Figures {
  product: string;
  /** The product's version. */
  version: string;
  /** The package with its own version. */
  package: string;
  components: number;
  /** Types that are described as components are. */
  types: number;
  props: number;
  /** Props taken from other components, listed on the pages too. */
  inherited: number;
  slots: number;
  classes: number;
}

function sum(components: readonly ComponentApi[], count: (one: ComponentApi) => number): number {
  return components.reduce((total, one) => total + count(one), 0);
}

/** Counts what is described, by product, version and package, in the order of the components. */
export function figuresOf(components: readonly ComponentApi[]): Figures[] {
  const groups = new Map<string, ComponentApi[]>();
  for (const component of components) {
    const { product, version, package: from } = component;
    const key = [product, version, from.name].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), component]);
  }
  return [...groups.values()].map((group) => {
    const [{ product, version, package: from }] = group;
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
