import ts from 'typescript';
import type { ComponentProps } from './component-type';
import type { Declarations } from './program';
import type { TypePrinter } from './type-text';

// Interfaces that several elements share: the one that components use.
const PREFERRED: Record<string, string> = {
  HTMLAnchorElement: 'a',
  HTMLHeadingElement: 'h1',
  HTMLModElement: 'ins',
  HTMLQuoteElement: 'blockquote',
  HTMLTableCellElement: 'td',
  HTMLTableColElement: 'col',
  HTMLTableSectionElement: 'tbody',
};

/**
 * Maps DOM interfaces to the elements that have them.
 *
 * @example tagNames(declarations).get('HTMLDivElement') // 'div'
 */
export function tagNames({ checker }: Pick<Declarations, 'checker'>): Map<string, string> {
  const map = checker.resolveName('HTMLElementTagNameMap', undefined, ts.SymbolFlags.Type, false);
  const tags = map ? checker.getDeclaredTypeOfSymbol(map).getProperties() : [];
  const byInterface = new Map<string, string[]>();
  for (const tag of tags) {
    const name = checker.typeToString(checker.getTypeOfSymbol(tag));
    byInterface.set(name, [...(byInterface.get(name) ?? []), tag.name]);
  }
  return new Map(
    [...byInterface].flatMap(([name, [first, ...more]]) => {
      const tag = more.length === 0 ? first : PREFERRED[name];
      return tag ? [[name, tag] as const] : [];
    }),
  );
}

// The event handlers know the element, where `ref` is declared for any.
function domInterface(printer: TypePrinter, checker: ts.TypeChecker, symbol?: ts.Symbol) {
  const text = symbol ? printer.type(checker.getTypeOfSymbol(symbol)) : '';
  return /\b(?:HTML|SVG)\w*Element\b/.exec(text)?.[0] ?? null;
}

/**
 * What `ref` receives.
 *
 * @returns `null` if the component takes no ref; an `element` of `null` if that depends on use.
 */
export function refOf(
  checker: ts.TypeChecker,
  printer: TypePrinter,
  { type }: ComponentProps,
): { element: string | null } | null {
  const ref = type.getProperty('ref');
  const handler = type.getProperty('onCopy');
  const element = domInterface(printer, checker, ref) ?? domInterface(printer, checker, handler);
  return ref ? { element } : null;
}

/**
 * The HTML element that further props end up on: the declared root, else the one that the code
 * styles, else one with the declared DOM interface.
 *
 * @param styledRoot - What the component's own code makes its root of.
 * @returns `null` if the component takes no DOM attributes.
 */
export function rootElement(
  checker: ts.TypeChecker,
  printer: TypePrinter,
  { type, defaultComponent }: ComponentProps,
  styledRoot: string | undefined,
  tags: Map<string, string>,
): string | null {
  const handler = type.getProperty('onCopy');
  if (!handler) {
    return null;
  }
  if (defaultComponent?.isStringLiteral()) {
    return defaultComponent.value;
  }
  if (styledRoot && /^[a-z]/.test(styledRoot)) {
    return styledRoot;
  }
  return tags.get(domInterface(printer, checker, handler) ?? '') ?? null;
}
