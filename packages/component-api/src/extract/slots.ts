import ts from 'typescript';
import type { ClassApi, SlotApi } from '../types';
import type { ComponentProps } from './component-type';
import { docOfSymbol } from './jsdoc';
import type { TypePrinter } from './type-text';

function unquoted(text: string): string {
  return text.replace(/^(['"])(.*)\1$/, '$2');
}

// `slotProps.thumb: SlotProps<'span', …>` means that the slot is a span.
function elementOfProps(type: ts.Type | null, slot: string): string | null {
  const declaration = type?.getProperty(slot)?.valueDeclaration;
  const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  const argument = node && ts.isTypeReferenceNode(node) ? node.typeArguments?.[0] : undefined;
  return argument && ts.isLiteralTypeNode(argument) && ts.isStringLiteral(argument.literal)
    ? argument.literal.text
    : null;
}

/**
 * Lists the slots of a component in the order of the declarations.
 *
 * @param styled - The element of each slot in the component's code, used for slots without
 * `@default`.
 */
export function describeSlots(
  checker: ts.TypeChecker,
  printer: TypePrinter,
  { type }: ComponentProps,
  classes: ClassApi[],
  styled: Map<string, string>,
): SlotApi[] {
  const valueOf = (name: string) => {
    const symbol = type.getProperty(name);
    return symbol ? checker.getNonNullableType(checker.getTypeOfSymbol(symbol)) : null;
  };
  const owner = valueOf('slots');
  const slotProps = valueOf('slotProps');
  return (owner?.getProperties() ?? []).map((symbol): SlotApi => {
    const { name } = symbol;
    const doc = docOfSymbol(symbol);
    const declared = doc.default === undefined ? null : unquoted(doc.default);
    return {
      name,
      type: printer.property(symbol, owner as ts.Type),
      default: declared ?? styled.get(name) ?? elementOfProps(slotProps, name),
      description: doc.text,
      ...(doc.deprecated === undefined ? {} : { deprecated: doc.deprecated }),
      className: classes.find(({ key }) => key === name)?.className ?? null,
    };
  });
}
