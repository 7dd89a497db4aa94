import ts from 'typescript';
import { splitType } from '../compare/split-type';
import { ComponentApiError } from './errors';

type Fallback = (type: ts.Type) => string;

const MAX_DEPTH = 6;

/** Normalizes the text of a type: one line, single quotes, no `React.` and no `import()`. */
export function tidy(text: string): string {
  return text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\bReact\./g, '')
    .replace(/"((?:[^"\\']|\\.)*)"/g, "'$1'")
    .replace(/\(string & \{\}\)|string & \{\}/g, 'string')
    .replace(/ElementType<any, keyof (?:JSX\.)?IntrinsicElements>/g, 'ElementType')
    .replace(/, keyof (?:JSX\.)?IntrinsicElements>/g, '>')
    .replace(/SyntheticEvent<Element, Event>/g, 'SyntheticEvent')
    .replace(/(\?: [^;{}]*?) \| undefined(?=[;} ])/g, '$1')
    .replace(/ & Partial<ClassNameMap<never>>/g, '')
    .replace(/ \| undefined(?=>)/g, '')
    .replace(/,(\s*[}\]>)])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/; \}/g, ' }')
    .trim();
}

function isForeign(declaration: ts.Node): boolean {
  return /\/(?:@types|csstype|typescript\/lib)\//.test(declaration.getSourceFile().fileName);
}

/**
 * Joins the members of a union without duplicates and without `undefined`, which optionality
 * implies.
 */
export function joinUnion(texts: string[]): string {
  const members = new Set(texts.flatMap((text) => splitType(text, ' | ')));
  // A prop that only a generic type declares can have no other value.
  if (members.size > 1) {
    members.delete('undefined');
  }
  const isBoolean = members.has('true') && members.has('false');
  const all = [...members].map((one) => (isBoolean && one === 'true' ? 'boolean' : one));
  return all.filter((one) => !(isBoolean && one === 'false')).join(' | ');
}

/**
 * Prints type nodes from their source text, which keeps the order of unions and the names of
 * arguments. Expands aliases of values and functions.
 */
export class TypeNodePrinter {
  /** Whether the text contains an unknown type parameter and can't be used. */
  isOutOfContext = false;

  #depth = 0;

  /**
   * @param known - Names of type parameters to print as they are.
   * @param fallback - Prints a resolved type.
   */
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly known: ReadonlySet<string>,
    private readonly fallback: Fallback,
  ) {}

  /** The text of a node. */
  print(node: ts.TypeNode | ts.MethodSignature): string {
    if (ts.isUnionTypeNode(node)) {
      return this.#union(node);
    }
    if (ts.isIntersectionTypeNode(node)) {
      return tidy(node.types.map((member) => this.#group(member)).join(' & '));
    }
    if (ts.isParenthesizedTypeNode(node)) {
      const inner = this.print(node.type);
      return / \| | => | & /.test(inner) ? `(${inner})` : inner;
    }
    if (ts.isFunctionTypeNode(node) || ts.isMethodSignature(node)) {
      return this.#function(node);
    }
    if (ts.isTypeReferenceNode(node)) {
      return this.#reference(node, node.typeName, node.typeArguments);
    }
    if (ts.isImportTypeNode(node) && node.qualifier) {
      return this.#reference(node, node.qualifier, node.typeArguments);
    }
    if (ts.isArrayTypeNode(node)) {
      return `${this.#group(node.elementType)}[]`;
    }
    if (ts.isTypeLiteralNode(node)) {
      return this.#literal(node);
    }
    if (ts.isIndexedAccessTypeNode(node)) {
      return this.#indexedAccess(node);
    }
    const values = ts.isTypeNode(node) ? this.#values(node) : null;
    return values ?? tidy(node.getText());
  }

  #group(node: ts.TypeNode): string {
    const text = this.print(node);
    return ts.isTypeReferenceNode(node) && / \| | => /.test(text) && !/^\w+</.test(text)
      ? `(${text})`
      : text;
  }

  #union(node: ts.UnionTypeNode): string {
    const members = node.types.map((member) => {
      const text = this.print(member);
      const isFunction = / => /.test(text) && /^[(<]/.test(text) && !/^\(\(/.test(text);
      return isFunction && !ts.isParenthesizedTypeNode(member) ? `(${text})` : text;
    });
    return joinUnion(members);
  }

  #function({ parameters, type }: ts.FunctionTypeNode | ts.MethodSignature): string {
    const list = parameters.map((parameter) => {
      const mark = parameter.questionToken ? '?' : '';
      const rest = parameter.dotDotDotToken ? '...' : '';
      const name = ts.isIdentifier(parameter.name) ? parameter.name.text : 'options';
      return `${rest}${name}${mark}: ${parameter.type ? this.print(parameter.type) : 'any'}`;
    });
    return `(${list.join(', ')}) => ${type ? this.print(type) : 'void'}`;
  }

  #literal({ members }: ts.TypeLiteralNode): string {
    const texts = members.map((member) => {
      if (!ts.isPropertySignature(member) || !member.type) {
        return tidy(member.getText()).replace(/;$/, '');
      }
      return `${member.name.getText()}${member.questionToken ? '?' : ''}: ${this.print(member.type)}`;
    });
    return texts.length > 0 ? `{ ${texts.join('; ')} }` : '{}';
  }

  #reference(
    node: ts.TypeReferenceNode | ts.ImportTypeNode,
    name: ts.EntityName,
    args: ts.NodeArray<ts.TypeNode> | undefined,
  ): string {
    const symbol = this.#symbolOf(name);
    if (symbol.flags & ts.SymbolFlags.TypeParameter && !this.known.has(symbol.name)) {
      this.isOutOfContext = true;
    }
    const own = name.getText();
    if ((own === 'OverridableStringUnion' || own === 'NonNullable') && args?.[0]) {
      return this.print(args[0]);
    }
    const body = this.#depth < MAX_DEPTH ? this.#aliasBody(symbol) : null;
    if (body) {
      this.#depth += 1;
      const text = this.print(body);
      this.#depth -= 1;
      return text;
    }
    return (
      this.#values(node) ??
      tidy(args ? `${own}<${args.map((arg) => this.print(arg)).join(', ')}>` : own)
    );
  }

  #symbolOf(name: ts.EntityName): ts.Symbol {
    const symbol = this.checker.getSymbolAtLocation(name);
    const original =
      symbol && symbol.flags & ts.SymbolFlags.Alias
        ? this.checker.getAliasedSymbol(symbol)
        : symbol;
    if (!original?.declarations) {
      throw new ComponentApiError(
        name.getSourceFile().fileName,
        `The type ${name.getText()} cannot be resolved.`,
        'Reinstall the packages so that all that they depend on is there ("npm ci").',
      );
    }
    return original;
  }

  // An alias is expanded if it's for values, a function or another such alias.
  #aliasBody(symbol: ts.Symbol): ts.TypeNode | null {
    const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
    if (!declaration || declaration.typeParameters || isForeign(declaration)) {
      return null;
    }
    const { type } = declaration;
    return this.#isShown(type) ? type : null;
  }

  #isShown(node: ts.TypeNode): boolean {
    if (ts.isTypeReferenceNode(node)) {
      const isUnion = node.typeName.getText() === 'OverridableStringUnion';
      return isUnion || this.#aliasBody(this.#symbolOf(node.typeName)) !== null;
    }
    return (
      ts.isUnionTypeNode(node) ||
      ts.isFunctionTypeNode(node) ||
      ts.isLiteralTypeNode(node) ||
      ts.isTemplateLiteralTypeNode(node) ||
      ts.isToken(node)
    );
  }

  // `keyof Sizes`, `Exclude<Size, 'xs'>`, `typeof top`: computed types are printed as their values.
  #values(node: ts.TypeNode): string | null {
    const type = this.checker.getTypeFromTypeNode(node);
    const members = type.isUnion() ? type.types : [type];
    const values = members.flatMap((one) =>
      one.isStringLiteral() ? `'${one.value}'` : one.isNumberLiteral() ? String(one.value) : [],
    );
    return values.length === members.length ? values.join(' | ') : null;
  }

  #indexedAccess(node: ts.IndexedAccessTypeNode): string {
    const { indexType, objectType } = node;
    const key =
      ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal)
        ? indexType.literal.text
        : null;
    const owner = this.checker.getNonNullableType(this.checker.getTypeFromTypeNode(objectType));
    const declaration = key ? owner.getProperty(key)?.valueDeclaration : undefined;
    if (declaration && ts.isPropertySignature(declaration) && declaration.type) {
      return this.print(declaration.type);
    }
    return this.fallback(this.checker.getTypeFromTypeNode(node));
  }
}
