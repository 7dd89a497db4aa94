import { types as t } from '@babel/core';
import { cachedByContent } from 'docusaurus-demo-islands/by-content';
import { FenceError } from '../../shared/highlight/fence-error';
import { parseCode } from '../../shared/highlight/parse-code';
import { originOf } from './origins';

/** A reference to a component or its prop in code. */
export interface Reference {
  /** Offset of its first character. */
  start: number;
  /** Offset after its last character. */
  end: number;
  /** Origin of the component, such as `@mui/material/Button#default`. */
  origin: string;
  /** The prop's name; absent for the component itself. */
  prop?: string;
}

/** Origins by local name of a module's imports. */
type Names = ReadonlyMap<string, string>;

function exportOf(specifier: t.ImportDeclaration['specifiers'][number]): string | null {
  if (t.isImportDefaultSpecifier(specifier)) {
    return 'default';
  }
  if (!t.isImportSpecifier(specifier)) {
    return null;
  }
  const { imported } = specifier;
  return t.isIdentifier(imported) ? imported.name : imported.value;
}

function importsOf(program: t.Program): { names: Names; locals: t.Identifier[] } {
  const names = new Map<string, string>();
  const locals: t.Identifier[] = [];
  for (const { source, specifiers } of program.body.filter((node) => t.isImportDeclaration(node))) {
    for (const specifier of specifiers) {
      const exported = exportOf(specifier);
      if (exported) {
        names.set(specifier.local.name, originOf(source.value, exported));
        locals.push(specifier.local);
      }
    }
  }
  return { names, locals };
}

/** The names that a node uses as values: elements, `component={Link}`, `styled(Button)`. */
function usedBy(node: t.Node): t.Node[] {
  if (t.isJSXOpeningElement(node)) {
    return [node.name];
  }
  if (t.isJSXExpressionContainer(node)) {
    return [node.expression];
  }
  return t.isCallExpression(node) ? node.arguments : [];
}

function programOf(code: string, language: string): t.Program | null {
  try {
    return parseCode(code, language)?.program ?? null;
  } catch (error) {
    // The compiler of the page or demo reports the error.
    if (error instanceof FenceError) {
      return null;
    }
    throw error;
  }
}

function referencesIn(program: t.Program, names: Names): Reference[] {
  const found: Reference[] = [];
  const add = (node: t.Node, origin: string, prop?: string) => {
    if (node.start != null && node.end != null) {
      found.push({ start: node.start, end: node.end, origin, ...(prop ? { prop } : {}) });
    }
  };
  const originFor = (node: t.Node) =>
    t.isIdentifier(node) || t.isJSXIdentifier(node) ? names.get(node.name) : undefined;

  t.traverseFast(program, (node) => {
    for (const used of usedBy(node)) {
      const origin = originFor(used);
      if (origin) {
        add(used, origin);
      }
    }
    const origin = t.isJSXOpeningElement(node) ? originFor(node.name) : undefined;
    if (origin && t.isJSXOpeningElement(node)) {
      for (const attribute of node.attributes) {
        if (t.isJSXAttribute(attribute) && t.isJSXIdentifier(attribute.name)) {
          add(attribute.name, origin, attribute.name.name);
        }
      }
    }
  });
  return found;
}

function sorted(references: readonly Reference[]): Reference[] {
  return references.toSorted((one, other) => one.start - other.start);
}

/** What the imports of a module are called, and where it uses them; `null` for faulty code. */
const moduleReferences = cachedByContent(
  (code: string, language: string) => {
    const program = programOf(code, language);
    if (!program) {
      return null;
    }
    const { names, locals } = importsOf(program);
    const imported = locals.flatMap(({ name, start, end }) => {
      const origin = names.get(name);
      return origin && start != null && end != null ? [{ start, end, origin }] : [];
    });
    return { names, references: sorted([...imported, ...referencesIn(program, names)]) };
  },
  (language) => language,
);

/**
 * Lists the references to imported components and their props in a module.
 *
 * @param language - `tsx`, `ts`, `jsx` or `js`; the result is empty for other languages and invalid
 * code.
 * @returns In source order.
 */
export function referencesOf(code: string, language: string): Reference[] {
  return moduleReferences(code, language)?.references ?? [];
}

/**
 * Lists the references in a part of a module.
 *
 * @param jsx - Adjacent JSX elements, such as a demo's preview.
 * @param source - The module with the imports of the elements.
 */
export const referencesInPart = cachedByContent(
  (jsx: string, source: string): Reference[] => {
    const module = moduleReferences(source, 'tsx');
    const [open, close] = ['<>', '</>'];
    const part = programOf(`${open}${jsx}${close}`, 'tsx');
    if (!module || !part) {
      return [];
    }
    return sorted(referencesIn(part, module.names)).map(({ start, end, ...rest }) => ({
      ...rest,
      start: start - open.length,
      end: end - open.length,
    }));
  },
  (source) => source,
);
