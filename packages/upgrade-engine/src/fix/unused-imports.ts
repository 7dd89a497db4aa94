import { applyEdits } from '../edits';
import { nameOf, walk } from '../nodes';
import { parseSource } from '../parse';
import type { Node } from '../parse';
import { Scope } from '../scope';
import type { Edit, SourceFile } from '../types';
import { withoutSpecifier } from './import-edits';

/** The import declarations of a file, and whether a name is used outside of them. */
function importsOf({ file, code }: SourceFile) {
  const scope = new Scope();
  const declarations: Node[] = [];
  const { body, errors, isWhole } = parseSource(code, file);
  for (const one of isWhole && errors.length === 0 ? body : []) {
    walk(one, (node, parent) => scope.add(node, parent));
    if (one.type === 'ImportDeclaration') {
      declarations.push(one);
    }
  }
  const isUsed = (name: string) =>
    scope.usesOf(name).some((use) => !/^Import\w*Specifier$/.test(scope.parentOf(use)?.type ?? ''));
  return { declarations, isUsed };
}

const localOf = (specifier: Node) => nameOf(specifier.local)!;

/**
 * Removes the imports that nothing uses any more.
 *
 * @param before - The file before it was rewritten. What it didn't use is kept.
 * @param code - The rewritten code.
 */
export function withoutUnusedImports(before: SourceFile, code: string): string {
  const old = importsOf(before);
  const { declarations, isUsed } = importsOf({ ...before, code });
  const edits = declarations.flatMap((declaration): Edit[] => {
    const specifiers = declaration.specifiers as Node[];
    const unused = specifiers.filter((one) => old.isUsed(localOf(one)) && !isUsed(localOf(one)));
    if (unused.length === 0 || unused.length < specifiers.length) {
      return unused.map((one) => withoutSpecifier(code, one));
    }
    const { start, end } = declaration;
    return [{ start, end: end + (/^\r?\n/.exec(code.slice(end))?.[0].length ?? 0), text: '' }];
  });
  return applyEdits(code, edits);
}
