import ts from 'typescript';

/** One import statement of a demo. */
export interface DemoImport {
  from: string;
  /** Imported names; `default` for the default export, `*` for all of them. */
  names: string[];
}

function namesOf({ name, namedBindings }: ts.ImportClause): string[] {
  const named =
    namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements.flatMap((one) =>
          one.isTypeOnly ? [] : [(one.propertyName ?? one.name).text],
        )
      : namedBindings
        ? ['*']
        : [];
  return [...(name ? ['default'] : []), ...named];
}

/**
 * Lists what a source file imports to run, types left out.
 *
 * @example demoImports("import Button, { type ButtonProps } from '@mui/material/Button'")
 * // [{ from: '@mui/material/Button', names: ['default'] }]
 */
export function demoImports(source: string): DemoImport[] {
  const file = ts.createSourceFile('demo.tsx', source, ts.ScriptTarget.Latest);
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      return [];
    }
    const { importClause: clause, moduleSpecifier } = statement;
    const names = clause && !clause.isTypeOnly ? namesOf(clause) : [];
    return names.length > 0 ? [{ from: moduleSpecifier.text, names }] : [];
  });
}
