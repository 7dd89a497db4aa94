import { transform } from 'sucrase';
import * as React from 'react';
import { LIBRARIES } from '../../../src/demos/libraries';
import type { DemoScope } from '../../../src/foundation/products';
import { moduleNames } from 'mdx-doctor/module-names';

/** A name that a live fence uses without an import. */
export interface MissingImport {
  name: string;
  /** Line in the fence, from 1. */
  line: number;
  /** How to fix it. */
  cure: string;
}

/** The import that declares a name; `null` if it isn't known. */
function importOf(name: string, scope: DemoScope | undefined): string | null {
  if (name === 'React') {
    return "import * as React from 'react'";
  }
  if (Object.hasOwn(React, name)) {
    return `import { ${name} } from 'react'`;
  }
  if (!/^[A-Z]\w*$/.test(name)) {
    return null;
  }
  return scope ? LIBRARIES[scope].importOf(name) : null;
}

/** Removes types, whose names aren't variables; keeps the lines. */
function withoutTypes(code: string): string {
  return transform(code, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    keepUnusedImports: true,
    disableESTransforms: true,
  }).code;
}

/**
 * The first name that a live fence uses but doesn't import. Without an import, the page would fail when the
 * server renders it.
 *
 * @param code - The code of the fence, without syntax errors.
 * @param scope - The library of its page.
 */
export function missingImport(code: string, scope: DemoScope | undefined): MissingImport | null {
  const [first] = moduleNames(withoutTypes(code))?.free ?? [];
  if (!first) {
    return null;
  }
  const [name, line] = first;
  if (name === 'render') {
    const cure = 'End the fence with the element itself, or with a component.';
    return { name, line, cure };
  }
  const statement = importOf(name, scope);
  return { name, line, cure: statement ? `Add: ${statement}.` : 'Import it, or declare it.' };
}
