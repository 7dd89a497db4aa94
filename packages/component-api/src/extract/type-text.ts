import ts from 'typescript';
import { withoutNeedlessParentheses } from '../compare/needless-parentheses';
import { foldType } from '../compare/fold';
import { literalsOf, typeKind } from './type-kind';
import { joinUnion, TypeNodePrinter, tidy } from './type-node-text';
import type { ArgumentApi, TypeText } from '../types';

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/**
 * Prints types in readable form. Each component needs its own printer because of its type
 * parameters.
 */
export interface TypePrinter {
  /** The type of a prop, or of a member of an object type. */
  property(symbol: ts.Symbol, owner: ts.Type): TypeText;
  /** Same, with the members of the object type expanded. */
  members(symbol: ts.Symbol, owner: ts.Type): TypeText;
  /** A type, using its node if known. */
  type(type: ts.Type, node?: ts.TypeNode): string;
  /** A call signature as text and by parts. */
  call(call: ts.Signature): { text: string; arguments: Argument[]; returns: string };
}

type Argument = Pick<ArgumentApi, 'name' | 'type' | 'optional'>;

/** Removes `undefined`, which every optional prop has, from a type. */
function withoutUndefined(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  const members = type.isUnion() ? type.types : [];
  const rest = members.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  if (rest.length === members.length) {
    return type;
  }
  const [only, other] = rest;
  if (only && !other) {
    return only;
  }
  const isNullable = rest.some(({ flags }) => flags & ts.TypeFlags.Null);
  return isNullable ? type : checker.getNonNullableType(type);
}

function nodeOf(declaration: ts.Declaration): ts.TypeNode | ts.MethodSignature | undefined {
  if (ts.isMethodSignature(declaration)) {
    return declaration;
  }
  return ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration)
    ? declaration.type
    : undefined;
}

function isListOfValues(type: ts.Type): boolean {
  return (
    type.isUnion() && type.types.every((one) => one.isStringLiteral() || one.isNumberLiteral())
  );
}

// `multiple?: Multiple` is printed as `boolean`, the constraint; `value?: Value` is printed as is.
function simpleConstraint(checker: ts.TypeChecker, type: ts.Type): ts.Type | null {
  const constraint =
    type.flags & ts.TypeFlags.TypeParameter ? checker.getBaseConstraintOfType(type) : undefined;
  const isOpen = ts.TypeFlags.Unknown | ts.TypeFlags.Object | ts.TypeFlags.Any;
  return constraint && !(constraint.flags & isOpen) ? withoutUndefined(checker, constraint) : null;
}

/**
 * Creates a printer.
 *
 * @param typeParameters - Type parameters to keep; others are replaced by their constraints.
 */
export function typePrinter(checker: ts.TypeChecker, typeParameters: ts.Type[]): TypePrinter {
  // Compare by name: `AutocompleteProps<Value>` declares another `Value` than the component.
  const known = new Set(typeParameters.map(({ symbol }) => symbol.name));

  function print(type: ts.Type, node?: ts.TypeNode | ts.MethodSignature): string {
    if (node) {
      const printer = new TypeNodePrinter(checker, known, print);
      const text = withoutNeedlessParentheses(joinUnion([printer.print(node)]));
      if (!printer.isOutOfContext) {
        return text;
      }
    }
    const bare = withoutUndefined(checker, type);
    if (bare.flags & ts.TypeFlags.TypeParameter) {
      const constraint = simpleConstraint(checker, bare);
      return constraint ? print(constraint) : bare.symbol.name;
    }
    const call = node && bare.getCallSignatures().length === 1 ? bare.getCallSignatures()[0] : null;
    if (call) {
      return functionText(call);
    }
    const alias = bare.aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration);
    return alias && isListOfValues(bare) && !bare.aliasTypeArguments
      ? print(bare, alias.type)
      : withoutNeedlessParentheses(joinUnion([tidy(checker.typeToString(bare, undefined, FLAGS))]));
  }

  function argumentsOf(call: ts.Signature): Argument[] {
    return call.parameters.map((parameter) => {
      const declaration = parameter.valueDeclaration;
      const node = declaration && ts.isParameter(declaration) ? declaration : undefined;
      return {
        // Destructured arguments have no name.
        name: /^\w+$/.test(parameter.name) ? parameter.name : 'options',
        type: print(checker.getTypeOfSymbol(parameter), node?.type),
        optional: Boolean(node?.questionToken),
      };
    });
  }

  function functionText(call: ts.Signature): string {
    const list = argumentsOf(call).map(
      ({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type}`,
    );
    return `(${list.join(', ')}) => ${print(call.getReturnType())}`;
  }

  function textOf(symbol: ts.Symbol, owner: ts.Type): string {
    const type = checker.getTypeOfSymbol(symbol);
    const nodes = (symbol.declarations ?? []).flatMap((declaration) => nodeOf(declaration) ?? []);
    const isTypeParameter = withoutUndefined(checker, type).flags & ts.TypeFlags.TypeParameter;
    if (isTypeParameter || nodes.length === 0) {
      return print(type);
    }
    const texts = new Set(nodes.map((node) => print(type, node)));
    const [only] = texts;
    if (only !== undefined && texts.size === 1) {
      return only;
    }
    // A prop of a union is optional if any member allows it; of an intersection, if all do.
    const parts = owner.isUnion() ? owner.types : [];
    const alternatives = parts.flatMap((part) => {
      const one = part.getProperty(symbol.name);
      return one ? [textOf(one, part)] : [];
    });
    return alternatives.length > 0 ? joinUnion(alternatives) : print(type);
  }

  function describe(symbol: ts.Symbol, text: string): TypeText {
    const declared = withoutUndefined(checker, checker.getTypeOfSymbol(symbol));
    const type = simpleConstraint(checker, declared) ?? declared;
    const kind = typeKind(checker, type, text);
    return {
      text,
      short: foldType(text),
      kind,
      ...(kind === 'literals' ? { values: literalsOf(type, text) } : {}),
      ...extendedBy(symbol),
    };
  }

  return {
    type: print,
    call: (call) => ({
      text: functionText(call),
      arguments: argumentsOf(call),
      returns: print(call.getReturnType()),
    }),
    property: (symbol, owner) => describe(symbol, textOf(symbol, owner)),
    members(symbol, owner) {
      const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
      const members = type.getProperties().map((member) => {
        const mark = member.flags & ts.SymbolFlags.Optional ? '?' : '';
        return `${member.name}${mark}: ${textOf(member, type)}`;
      });
      const isPlain = type.getCallSignatures().length === 0 && members.length > 0;
      return describe(symbol, isPlain ? `{ ${members.join('; ')} }` : textOf(symbol, owner));
    },
  };
}

// `OverridableStringUnion<'a' | 'b', ButtonPropsSizeOverrides>`: projects augment the interface to add values.
function extendedBy(symbol: ts.Symbol): { extendedBy?: string } {
  const node = symbol.declarations?.map(nodeOf).find((one) => one && ts.isTypeReferenceNode(one));
  const overrides =
    node && ts.isTypeReferenceNode(node) && node.typeName.getText() === 'OverridableStringUnion'
      ? node.typeArguments?.[1]?.getText()
      : undefined;
  return overrides ? { extendedBy: overrides } : {};
}
