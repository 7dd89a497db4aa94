import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { codeDefaults } from './code-defaults';
import { docOfNode } from './jsdoc';
import type { DocComment } from './jsdoc';

/** Facts from the JavaScript file of a declaration file. */
export interface RuntimeSource {
  /** Comments by key of the component's `propTypes`; `null` without `propTypes`. */
  propTypes: Map<string, DocComment> | null;
  /** Defaults in the code, by prop. */
  defaults: Map<string, string>;
  /** Name that the component uses to get default props from the theme. */
  themeName: string | null;
  /** Element or component of each slot, by slot name. */
  styled: Map<string, string>;
  /** File extension of the source, if the file's comments reveal it. */
  writtenIn: 'js' | 'tsx' | null;
}

const THEME_HOOK = /use(?:Default|Theme)Props\w*$/;
const NO_SOURCE: RuntimeSource = {
  propTypes: null,
  defaults: new Map(),
  themeName: null,
  styled: new Map(),
  writtenIn: null,
};

function propertiesOf(literal: ts.ObjectLiteralExpression): [string, ts.PropertyAssignment][] {
  return literal.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) &&
    (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
      ? [[property.name.text, property] as [string, ts.PropertyAssignment]]
      : [],
  );
}

function calleeName({ expression }: ts.CallExpression): string {
  // `(0, _module.useDefaultProps)({…})` in CommonJS, `useDefaultProps({…})` in modules.
  const inner = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  const last = ts.isBinaryExpression(inner) ? inner.right : inner;
  const name = ts.isPropertyAccessExpression(last) ? last.name : last;
  return ts.isIdentifier(name) ? name.text : '';
}

function stringIn(argument: ts.Expression | undefined, key: string): string | null {
  const literal = argument && ts.isObjectLiteralExpression(argument) ? argument : null;
  const value = literal && new Map(propertiesOf(literal)).get(key)?.initializer;
  return value && ts.isStringLiteral(value) ? value.text : null;
}

function themeNameOf(call: ts.CallExpression): string | null {
  return THEME_HOOK.test(calleeName(call)) ? stringIn(call.arguments[0], 'name') : null;
}

// `styled('span', { name: 'MuiSlider', slot: 'Thumb' })`
function styledSlotOf(call: ts.CallExpression): [slot: string, root: string] | null {
  const [root, options] = call.arguments;
  const slot = calleeName(call) === 'styled' ? stringIn(options, 'slot') : null;
  if (!slot || !root) {
    return null;
  }
  const name = `${slot.charAt(0).toLowerCase()}${slot.slice(1)}`;
  if (ts.isStringLiteral(root)) {
    return [name, root.text];
  }
  // Components styled in another module (`InputBaseRoot`) can't be imported by readers.
  return ts.isIdentifier(root) && !/Root$|^Styled/.test(root.text) ? [name, root.text] : null;
}

function propTypesOf(node: ts.BinaryExpression): [string, ts.ObjectLiteralExpression] | null {
  const { left, right } = node;
  return ts.isPropertyAccessExpression(left) &&
    left.name.text === 'propTypes' &&
    ts.isIdentifier(left.expression) &&
    ts.isObjectLiteralExpression(right)
    ? [left.expression.text, right]
    : null;
}

/** Finds the JavaScript of a declaration file: beside it, or at the same place in another folder. */
function runtimeFileOf(declarations: string, folder: string): string | undefined {
  const [top = '', ...rest] = path.relative(folder, declarations).split(path.sep);
  const others = fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((one) => (one.isDirectory() ? one.name : []));
  // `Button.d.mts` describes `Button.mjs`.
  const kind = /\.d\.([cm]?)ts$/.exec(declarations)?.[1] ?? '';
  return [top, ...others]
    .map((name) => path.join(folder, name, ...rest).replace(/\.d\.[cm]?ts$/, ''))
    .flatMap((name) => [`${kind}js`, 'js', 'mjs', 'cjs'].map((one) => `${name}.${one}`))
    .find((file) => fs.existsSync(file));
}

/**
 * Parses a component's JavaScript without running it.
 *
 * @param declarations - Its declaration file; the result is empty if it has no JavaScript.
 * @param folder - Folder of the package.
 * @param component - Name of the component in it.
 */
export function runtimeSource(
  declarations: string,
  folder: string,
  component: string,
): RuntimeSource {
  const file = runtimeFileOf(declarations, folder);
  if (file === undefined) {
    return NO_SOURCE;
  }
  const text = fs.readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const propTypes = new Map<string, ts.ObjectLiteralExpression>();
  const styled = new Map<string, string>();
  let themeName: string | null = null;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      themeName ??= themeNameOf(node);
      const slot = styledSlotOf(node);
      if (slot && !styled.has(slot[0])) {
        styled.set(...slot);
      }
    } else if (ts.isBinaryExpression(node)) {
      const found = propTypesOf(node);
      if (found) {
        propTypes.set(...found);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const defaults = codeDefaults(source, component);
  // A component wrapped before its export has another name (`StableOption`).
  const own = propTypes.get(component) ?? [...propTypes.values()].at(-1);
  if (!own) {
    return { ...NO_SOURCE, defaults, themeName, styled };
  }
  const docs = propertiesOf(own).map(([name, property]) => [name, docOfNode(property)] as const);
  const writtenIn = text.includes('edit the d.ts file') ? 'js' : 'tsx';
  return { propTypes: new Map(docs), defaults, themeName, styled, writtenIn };
}
