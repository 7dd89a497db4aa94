import type ts from 'typescript';
import type { ComponentApi, InheritedProp } from '../types';
import type { Draft } from './component';
import { describeProp, isDescribed, isNative, ownerOf } from './props';
import { typePrinter } from './type-text';

/** Attributes of every element, which packages declare again. */
const OF_ELEMENTS = new Set(['className', 'ref', 'style']);

/** Finds props of a draft that other components declare. */
type Find = (draft: Draft) => InheritedProp[];

/** Props of a component and its ancestors, nearest first. */
function chain(draft: Draft, drafts: Map<string, Draft>, findUndescribed: Find): InheritedProp[] {
  const { inherits, api } = draft;
  const parent = inherits && drafts.get(inherits.name);
  const own = api.props.map((prop) => ({ ...prop, from: api.name }));
  return [
    ...own,
    ...(parent && parent !== draft
      ? chain(parent, drafts, findUndescribed)
      : findUndescribed(draft)),
  ];
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
 * Props of a component that is documented elsewhere, declared in this package. Its documentation
 * describes them, so the declarations don't, such as `onEnter` of the transitions.
 */
function undescribed(checker: ts.TypeChecker, { props, inherits }: Draft): InheritedProp[] {
  const printer = typePrinter(checker, props.typeParameters);
  return props.type.getProperties().flatMap((symbol) => {
    const isTheirs = !isNative(symbol) && ownerOf(symbol) === null && !OF_ELEMENTS.has(symbol.name);
    const prop = isTheirs ? describeProp(checker, printer, props, symbol.name) : null;
    return inherits && prop ? [{ ...prop, from: inherits.name }] : [];
  });
}

/**
 * Adds the inherited component and the inherited props, according to the component's type.
 *
 * @param drafts - All described components by name.
 * @returns The complete description.
 */
export function withInheritance(
  checker: ts.TypeChecker,
  draft: Draft,
  drafts: Map<string, Draft>,
): ComponentApi {
  const { api, inherits, props } = draft;
  const parent = inherits && drafts.get(inherits.name);
  const taken = new Set(api.props.map(({ name }) => name));
  const findUndescribed: Find = (one) =>
    one.inherits && !drafts.has(one.inherits.name) ? undescribed(checker, one) : [];
  const candidates = [
    ...(parent ? chain(parent, drafts, findUndescribed) : []),
    ...others(checker, draft),
    ...findUndescribed(draft),
  ];
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
    inheritance: { name, href: parent ? null : href },
    inheritedProps,
  };
}
