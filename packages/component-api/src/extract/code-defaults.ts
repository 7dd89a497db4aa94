import ts from 'typescript';

type Defaults = [name: string, text: string][];

const KEYWORDS = new Set([
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
]);

/** The text of a value that reads the same outside of its module; `null` for others. */
function plainText(value: ts.Expression): string | null {
  if (ts.isStringLiteralLike(value)) {
    return `'${value.text}'`;
  }
  if (ts.isArrayLiteralExpression(value)) {
    const items = value.elements.map(plainText);
    return items.includes(null) ? null : `[${items.join(', ')}]`;
  }
  const number = ts.isPrefixUnaryExpression(value) ? value.operand : value;
  return ts.isNumericLiteral(number) || KEYWORDS.has(value.kind) ? value.getText() : null;
}

/** `{ size = 'small', open: isOpen = false }` */
function ofPattern({ elements }: ts.ObjectBindingPattern): Defaults {
  return elements.flatMap(({ propertyName, name, initializer }): Defaults => {
    const key = propertyName ?? name;
    const text = initializer ? plainText(initializer) : null;
    return text !== null && (ts.isIdentifier(key) || ts.isStringLiteral(key))
      ? [[key.text, text]]
      : [];
  });
}

/** `{ size: 'small' }` */
function ofObject({ properties }: ts.ObjectLiteralExpression): Defaults {
  return properties.flatMap((property): Defaults => {
    const text = ts.isPropertyAssignment(property) ? plainText(property.initializer) : null;
    return text !== null && property.name && !ts.isComputedPropertyName(property.name)
      ? [[property.name.getText().replace(/^['"]|['"]$/g, ''), text]]
      : [];
  });
}

/** The function in `forwardRef(function Button() {…})`, which may be wrapped several times. */
function functionIn(value: ts.Node | undefined): ts.FunctionLikeDeclaration | undefined {
  if (!value || ts.isFunctionLike(value)) {
    return value as ts.FunctionLikeDeclaration | undefined;
  }
  return ts.isCallExpression(value) ? value.arguments.map(functionIn).find(Boolean) : undefined;
}

/** What a function's parameter, or the first destructuring of it in the body, sets. */
function ofFunction({ parameters, body }: ts.FunctionLikeDeclaration): Defaults {
  const name = parameters[0]?.name;
  if (name && ts.isObjectBindingPattern(name)) {
    return ofPattern(name);
  }
  const declarations = (body && ts.isBlock(body) ? [...body.statements] : []).flatMap(
    (statement) =>
      ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
  );
  return declarations.flatMap(({ name: pattern, initializer }) =>
    ts.isObjectBindingPattern(pattern) && /^_?(?:\w+P|p)rops$/.test(initializer?.getText() ?? '')
      ? ofPattern(pattern)
      : [],
  );
}

/** What the top level of a file gives names to, such as `Button`, `Button.defaultProps`, `exports.Button`. */
function valuesOf(source: ts.SourceFile): Map<string, ts.Node> {
  const values = new Map<string, ts.Node>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      values.set(statement.name.text, statement);
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        values.set(name.getText(), initializer ?? statement);
      }
    } else if (ts.isExpressionStatement(statement) && ts.isBinaryExpression(statement.expression)) {
      values.set(statement.expression.left.getText(), statement.expression.right);
    }
  }
  return values;
}

/**
 * Finds the defaults of props in a component's code: in `defaultProps`, and in the pattern that takes
 * the props apart.
 *
 * @param component - Name of the component in the file.
 * @returns Source text of the defaults by prop; only plain values.
 */
export function codeDefaults(source: ts.SourceFile, component: string): Map<string, string> {
  const values = valuesOf(source);
  const code = functionIn(values.get(component) ?? values.get(`exports.${component}`));
  const names = [`${component}.defaultProps`];
  if (code?.getText().includes('defaultProps')) {
    names.push('defaultProps');
  }
  const objects = names.flatMap((name) => values.get(name) ?? []);
  return new Map([
    ...objects.flatMap((one) => (ts.isObjectLiteralExpression(one) ? ofObject(one) : [])),
    ...(code ? ofFunction(code) : []),
  ]);
}
