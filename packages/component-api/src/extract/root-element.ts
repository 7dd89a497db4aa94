import ts from 'typescript';
import { ownValue } from './own-value';
import type { ComponentProps } from './component-type';
import type { Declarations } from './program';
import type { TypePrinter } from './type-text';

// For interfaces shared by several elements, the element that components use.
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
 * Maps DOM interfaces to their elements.
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
      const tag = more.length === 0 ? first : ownValue(PREFERRED, name);
      return tag ? [[name, tag] as const] : [];
    }),
  );
}

// Event handlers declare the element if `ref` accepts any.
function domInterface(printer: TypePrinter, checker: ts.TypeChecker, symbol?: ts.Symbol) {
  const text = symbol ? printer.type(checker.getTypeOfSymbol(symbol)) : '';
  return /\b(?:HTML|SVG)\w*Element\b/.exec(text)?.[0] ?? null;
}

/**
 * The element that `ref` receives.
 *
 * @returns `null` if the component doesn't accept a ref; `element` is `null` if it varies.
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
 * The HTML element that receives all other props: the declared root, else the styled element in the
 * code, else one with the declared DOM interface.
 *
 * @param styledRoot - The root element that the component's code styles.
 * @returns `null` if the component doesn't accept DOM attributes.
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
