import type { types as t } from '@babel/core';

/** An import, or an export from another module. */
export interface ImportStatement {
  /** The module, as written. */
  specifier: string;
  /** Whether only types are imported. */
  isType: boolean;
}

/** Lists the imports of a module, and its exports from others, in source order. */
export function importStatements({ body }: t.Program): ImportStatement[] {
  return body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' ||
    ((statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportAllDeclaration') &&
      statement.source)
      ? [
          {
            specifier: statement.source?.value ?? '',
            isType: statement.type === 'ImportDeclaration' && statement.importKind === 'type',
          },
        ]
      : [],
  );
}
