import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type { ClassApi } from '../types';
import { ownValue } from './own-value';
import { docOfSymbol, EMPTY_DOC } from './jsdoc';

function packageFolder(file: string): string {
  let folder = path.dirname(file);
  // `esm/package.json` only sets the module type; a package's manifest has a version.
  while (!fs.existsSync(path.join(folder, 'package.json')) || !hasVersion(folder)) {
    folder = path.dirname(folder);
  }
  return folder;
}

function hasVersion(folder: string): boolean {
  return fs.readFileSync(path.join(folder, 'package.json'), 'utf8').includes('"version"');
}

/** The CommonJS file of a declaration file, for all package layouts. */
function runtimeFile(declarations: string): string | null {
  const folder = packageFolder(declarations);
  const module = path
    .relative(folder, declarations)
    .replace(/^esm\//, '')
    .replace(/\.d\.m?ts$/, '.js');
  const candidates = [path.join(folder, 'node', module), path.join(folder, module)];
  return candidates.find((file) => fs.existsSync(file)) ?? null;
}

/**
 * Finds the classes object of a component in the exports of its module.
 *
 * @returns The object's symbol, if any.
 */
export function classesSymbol(exports: ts.Symbol[], component: string): ts.Symbol | undefined {
  const candidates = exports.filter(({ name }) => /^[a-z]\w*Classes$/.test(name));
  const own = `${component.charAt(0).toLowerCase()}${component.slice(1)}Classes`;
  const named = candidates.find(({ name }) => name === own);
  return named ?? (candidates.length === 1 ? candidates[0] : undefined);
}

/**
 * Finds the classes object of a component by the type of its `classes` prop: `GridClasses` is the
 * type of `gridClasses`.
 *
 * @param exports - What the package's main entry exports.
 */
export function classesSymbolByType(exports: ts.Symbol[], props: ts.Type): ts.Symbol | undefined {
  const [declaration] = props.getProperty('classes')?.declarations ?? [];
  const [, name] = /\bPartial<(\w+Classes)>/.exec(declaration?.getText() ?? '') ?? [];
  const object = name && `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return exports.find((one) => one.name === object);
}

/**
 * Describes the classes of a component, with names from the exported object and descriptions from
 * its type.
 *
 * @param symbol - The classes object, as `classesSymbol` finds it.
 * @param texts - Type of the component's `classes` prop, used if the object's type has no
 * descriptions.
 * @returns The classes, sorted by full name.
 */
export function describeClasses(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  texts: ts.Type | null,
): ClassApi[] {
  const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const file = original.valueDeclaration?.getSourceFile().fileName;
  const module = file ? runtimeFile(file) : null;
  if (!module) {
    return [];
  }
  const loaded: { default?: Record<string, string> } & Record<string, unknown> =
    createRequire(module)(module);
  const names = loaded.default ?? (ownValue(loaded, symbol.name) as Record<string, string>);
  const type = checker.getTypeOfSymbol(original);
  return Object.entries(names)
    .map(([key, className]): ClassApi => {
      const docs = [type, texts].flatMap((one) => {
        const property = one?.getProperty(key);
        return property ? [docOfSymbol(property)] : [];
      });
      const { text, deprecated } = docs.find((doc) => doc.text !== '') ?? docs[0] ?? EMPTY_DOC;
      const isGlobal = /^Mui-\w/.test(className);
      return {
        ...{ key, className, description: text },
        ...(deprecated === undefined ? {} : { deprecated }),
        isGlobal,
      };
    })
    .sort((a, b) => (a.className < b.className ? -1 : 1));
}
