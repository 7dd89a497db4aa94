import { parse } from '@babel/parser';
import traverse from '@babel/traverse';
import type { NodePath } from '@babel/traverse';
import type * as t from '@babel/types';
import { ownValue } from '../own-value';

/** The names in a module's top level, and those it uses but doesn't declare. */
export interface ModuleNames {
  declared: ReadonlySet<string>;
  /** Each with the line in the code where it's first used, from 1. */
  free: ReadonlyMap<string, number>;
}

/** What modules have in the browser and on the server. */
const GLOBALS = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  ...['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage'],
  ...['alert', 'confirm', 'prompt', 'requestAnimationFrame', 'cancelAnimationFrame', 'matchMedia'],
  ...['getComputedStyle', 'IntersectionObserver', 'MutationObserver', 'ResizeObserver', 'Image'],
  ...['Element', 'HTMLElement', 'Node', 'KeyboardEvent', 'MouseEvent', 'FileReader'],
  ...['require', 'arguments', 'process', '__SERVER__'],
]);

function parsed(code: string): t.File | null {
  try {
    return parse(code, { sourceType: 'module', plugins: ['jsx'], errorRecovery: true }) as t.File;
  } catch {
    return null;
  }
}

/** The line where each name from elsewhere is first read; Babel's list has the last one. */
function firstLines(program: NodePath<t.Program>): Map<string, number> {
  const lines = new Map<string, number>();
  program.traverse({
    ReferencedIdentifier({ node, scope }: NodePath<t.Identifier | t.JSXIdentifier>) {
      if (!scope.hasBinding(node.name, true) && !lines.has(node.name)) {
        lines.set(node.name, node.loc?.start.line ?? 1);
      }
    },
  });
  return lines;
}

/**
 * Reads the names of a JavaScript module.
 *
 * @returns `null` if the code can't be parsed.
 */
export function moduleNames(code: string): ModuleNames | null {
  const file = parsed(code);
  if (!file) {
    return null;
  }
  const declared = new Set<string>();
  const free = new Map<string, number>();
  traverse(file, {
    Program(program) {
      const { bindings, globals } = program.scope as typeof program.scope & {
        globals: Record<string, t.Node>;
      };
      Object.keys(bindings).forEach((name) => declared.add(name));
      const names = Object.keys(globals).filter((name) => !GLOBALS.has(name));
      const lines = names.length > 0 ? firstLines(program) : new Map<string, number>();
      for (const name of names) {
        free.set(name, lines.get(name) ?? ownValue(globals, name)?.loc?.start.line ?? 1);
      }
      program.stop();
    },
  });
  return { declared, free };
}
