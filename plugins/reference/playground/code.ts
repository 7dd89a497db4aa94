import ts from 'typescript';

/** Placeholder of the component in the code around it. */
export const PLACEHOLDER = '<Here />';

/** Removes common indentation, and empty lines at both ends. */
export function dedent(code: string): string {
  const lines = code.replace(/^\s*\n|\s+$/g, '').split('\n');
  const depths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const depth = Math.min(...depths);
  return lines.map((line) => line.slice(depth)).join('\n');
}

/** Whether code is JSX: one or more adjacent elements. */
export function isJsx(code: string): boolean {
  return code.startsWith('<');
}

/**
 * The free names in code: the components in its JSX, and `anchor`.
 *
 * @throws If it isn't a TypeScript expression.
 */
export function namesIn(code: string): string[] {
  const text = isJsx(code) ? `<>${code}</>` : `(${code})`;
  const file = ts.createSourceFile(
    'code.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const { parseDiagnostics } = file as ts.SourceFile & { parseDiagnostics: ts.Diagnostic[] };
  const [error] = parseDiagnostics;
  if (error) {
    throw new Error(ts.flattenDiagnosticMessageText(error.messageText, ' '));
  }
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && (node.text === 'anchor' || isComponentName(node))) {
      names.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...names].sort();
}

function isComponentName({ text, parent }: ts.Identifier): boolean {
  const isTag =
    ts.isJsxOpeningElement(parent) ||
    ts.isJsxClosingElement(parent) ||
    ts.isJsxSelfClosingElement(parent);
  return /^[A-Z]/.test(text) && (isTag || ts.isJsxExpression(parent));
}
