import ts from 'typescript';
import type { PropApi } from '../types';
import type { ComponentProps } from './component-type';
import { docOfSymbol, EMPTY_DOC } from './jsdoc';
import type { DocComment } from './jsdoc';
import type { Conventions } from './options';
import { signatureOf } from './signature';
import type { TypePrinter } from './type-text';

// Expand these types, because their names say less than their members.
const WRITTEN_OUT = new Set(['slots', 'slotProps']);

// Declared in helper types, but owned by the component.
const ALWAYS_OWN = new Set([...WRITTEN_OUT, 'sx']);

/** Whether a property comes from React's own types, such as `onClick` and `aria-label`. */
export function isNative({ declarations = [] }: ts.Symbol): boolean {
  return (
    // Members of a mapped type over names, such as `Record<'xs' | 'md', number>`, have none.
    declarations.length > 0 &&
    declarations.every((declaration) =>
      /\/(?:@types\/react|typescript\/lib)\//.test(declaration.getSourceFile().fileName),
    )
  );
}

/**
 * The component that declares a property, by the folder or file of the declaration.
 *
 * @returns Its name; `null` if it isn't declared by a component.
 */
export function ownerOf(symbol: ts.Symbol): string | null {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const [, folder = '', base = ''] = /([^/]+)\/([^/.]+)[^/]*$/.exec(file) ?? [];
  return [folder, base].find((name) => /^[A-Z]/.test(name)) ?? null;
}

/** Whether the declarations document a property publicly. */
export function isDescribed(symbol: ts.Symbol): boolean {
  const { text, hidden } = docOfSymbol(symbol);
  return !isNative(symbol) && !hidden && text !== '';
}

/** Members of a union of props, also of one that depends on a type parameter. */
function alternativesOf(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  const apparent = checker.getApparentType(type);
  return apparent.isUnion() ? apparent.types : [];
}

/**
 * Sorted names of the public props: those in `propTypes` that aren't hidden by a comment, and those
 * in the declarations, which `propTypes` may lack. If the library documents all props, only those
 * documented in the component's own declarations.
 *
 * @param component - Name of the component.
 */
export function publicNames(
  checker: ts.TypeChecker,
  { type, overloads }: ComponentProps,
  propTypes: Map<string, DocComment> | null,
  component: string,
  { documentsAllProps = false }: Conventions,
): string[] {
  const isOwn = (symbol: ts.Symbol) =>
    documentsAllProps
      ? isDescribed(symbol) && (ALWAYS_OWN.has(symbol.name) || ownerOf(symbol) === component)
      : !isNative(symbol) && !docOfSymbol(symbol).hidden;
  const alternatives = documentsAllProps ? [] : alternativesOf(checker, type);
  const properties = [type, ...alternatives].flatMap((one) => one.getProperties());
  const listed = [...(propTypes ?? [])].flatMap(([name, { hidden }]) =>
    hidden || !(documentsAllProps || type.getProperty(name)) ? [] : [name],
  );
  const declared = properties
    .filter((symbol) => !propTypes?.has(symbol.name) && isOwn(symbol))
    .map(({ name }) => name);
  const isPolymorphic =
    !propTypes?.has('component') && overloads.some((one) => one.getProperty('component'));
  const names = new Set([...listed, ...declared, ...(isPolymorphic ? ['component'] : [])]);
  return [...names].sort((a, b) => a.localeCompare(b, 'en'));
}

/** Finds a prop in the plain signature, or in those for `component` and `href`. */
function findProp(
  checker: ts.TypeChecker,
  { type, overloads }: ComponentProps,
  name: string,
): { symbol: ts.Symbol; owner: ts.Type } | null {
  for (const owner of [type, ...overloads, ...alternativesOf(checker, type)]) {
    const symbol = owner.getProperty(name);
    if (symbol) {
      return { symbol, owner };
    }
  }
  return null;
}

/**
 * Describes one prop.
 *
 * @param fallback - The comment in `propTypes`, used if the declarations have none.
 * @returns `null` if the declarations don't contain the prop.
 */
export function describeProp(
  checker: ts.TypeChecker,
  printer: TypePrinter,
  props: ComponentProps,
  name: string,
  fallback: DocComment = EMPTY_DOC,
): PropApi | null {
  const found = findProp(checker, props, name);
  if (!found) {
    return null;
  }
  const { symbol, owner } = found;
  const declared = docOfSymbol(symbol);
  const doc = isNative(symbol) ? fallback : { ...declared, text: declared.text || fallback.text };
  const type = WRITTEN_OUT.has(name)
    ? printer.members(symbol, owner)
    : printer.property(symbol, owner);
  const isCallback = type.kind === 'function' || Object.keys(doc.params).length > 0;
  const signature = isCallback ? signatureOf(checker, printer, symbol, doc) : null;
  const value = doc.default ?? fallback.default;
  return {
    name,
    type,
    required: owner === props.type && !(symbol.flags & ts.SymbolFlags.Optional),
    description: doc.text,
    ...(value === undefined ? {} : { default: value }),
    ...(doc.deprecated === undefined ? {} : { deprecated: doc.deprecated }),
    ...(doc.see.length > 0 ? { see: doc.see } : {}),
    ...(signature ? { signature } : {}),
  };
}
