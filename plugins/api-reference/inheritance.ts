import type ts from 'typescript';
import type { ComponentApi, InheritanceApi, PropApi } from '../../src/api/types';
import type { Draft } from './component';
import { describeProp, isNative } from './props';
import { docOfSymbol } from './jsdoc';
import { typePrinter } from './type-text';

type InheritedProp = InheritanceApi['props'][number];

/** Own props of a component and of those above it, the nearest first. */
function chain(draft: Draft, drafts: Map<string, Draft>): InheritedProp[] {
  const { inherits, api } = draft;
  const parent = inherits && drafts.get(inherits.name);
  const own = api.props.map((prop: PropApi) => ({ ...prop, from: api.name }));
  return parent && parent !== draft ? [...own, ...chain(parent, drafts)] : own;
}

// A component of another package is not described here, but the props that come from it are declared.
function foreignProps(checker: ts.TypeChecker, draft: Draft, from: string): InheritedProp[] {
  const printer = typePrinter(checker, draft.props.typeParameters);
  const isForeign = (symbol: ts.Symbol) =>
    !isNative(symbol) &&
    (symbol.declarations ?? []).some((declaration) =>
      declaration.getSourceFile().fileName.includes('/@types/'),
    );
  return draft.props.type
    .getProperties()
    .filter((symbol) => isForeign(symbol) && !docOfSymbol(symbol).hidden)
    .flatMap(({ name }) => {
      const prop = describeProp(checker, printer, draft.props, name);
      return prop ? [{ ...prop, from }] : [];
    });
}

/**
 * Says which component a component passes its further props to, and which of that one's props it
 * really takes by its own type.
 *
 * @param drafts - All components of the target by name.
 * @returns The whole description.
 */
export function withInheritance(
  checker: ts.TypeChecker,
  draft: Draft,
  drafts: Map<string, Draft>,
  basePath: string,
): ComponentApi {
  const { api, inherits, props } = draft;
  if (!inherits) {
    return api;
  }
  const parent = drafts.get(inherits.name);
  const candidates = parent ? chain(parent, drafts) : foreignProps(checker, draft, inherits.name);
  const taken = new Set(api.props.map(({ name }) => name));
  const inherited = candidates.filter(({ name }) => {
    const isNew = !taken.has(name) && Boolean(props.type.getProperty(name));
    taken.add(name);
    return isNew;
  });
  return {
    ...api,
    spread: { kind: 'component', name: inherits.name },
    inheritance: {
      name: inherits.name,
      pathname: parent ? `${basePath}/api/${parent.api.slug}/` : null,
      href: parent ? null : inherits.href,
      props: inherited,
    },
  };
}
