import type ts from 'typescript';
import type { ComponentApi, InheritedProp } from '../../../src/api/types';
import type { Draft } from './component';
import { describeProp, isDescribed, ownerOf } from './props';
import { typePrinter } from './type-text';

/** Props of a component and its ancestors, nearest first. */
function chain(draft: Draft, drafts: Map<string, Draft>): InheritedProp[] {
  const { inherits, api } = draft;
  const parent = inherits && drafts.get(inherits.name);
  const own = api.props.map((prop) => ({ ...prop, from: api.name }));
  return parent && parent !== draft ? [...own, ...chain(parent, drafts)] : own;
}

// Documented props from elsewhere: another package's component, or one that isn't named.
function others(checker: ts.TypeChecker, { props }: Draft): InheritedProp[] {
  const printer = typePrinter(checker, props.typeParameters);
  return props.type.getProperties().flatMap((symbol) => {
    const from = isDescribed(symbol) ? ownerOf(symbol) : null;
    const prop = from ? describeProp(checker, printer, props, symbol.name) : null;
    return from && prop ? [{ ...prop, from }] : [];
  });
}

/**
 * Adds the inherited component and the inherited props, according to the component's type.
 *
 * @param drafts - All components of the target by name.
 * @returns The complete description.
 */
export function withInheritance(
  checker: ts.TypeChecker,
  draft: Draft,
  drafts: Map<string, Draft>,
  basePath: string,
): ComponentApi {
  const { api, inherits, props } = draft;
  const parent = inherits && drafts.get(inherits.name);
  const taken = new Set(api.props.map(({ name }) => name));
  const candidates = [...(parent ? chain(parent, drafts) : []), ...others(checker, draft)];
  const inheritedProps = candidates.filter(({ name }) => {
    const isNew = !taken.has(name) && Boolean(props.type.getProperty(name));
    taken.add(name);
    return isNew;
  });
  if (!inherits) {
    return { ...api, inheritedProps };
  }
  const { name, href } = inherits;
  return {
    ...api,
    spread: { kind: 'component', name },
    inheritance: {
      name,
      pathname: parent
        ? `${basePath}/api/${[parent.api.section, parent.api.slug].filter(Boolean).join('/')}/`
        : null,
      href: parent ? null : href,
    },
    inheritedProps,
  };
}
