import { transformSync, types as t } from '@babel/core';
import type { NodePath, PluginObj, TransformOptions } from '@babel/core';

/** The package and the kind of import behind a variable of a compiled file. */
type Required = Map<string, { source: string; isDefault: boolean }>;

/** The source of `require('…')`, also inside a helper. */
function requiredSource(node: t.Node | null | undefined): string | undefined {
  if (t.isMemberExpression(node)) {
    return requiredSource(node.object);
  }
  if (!t.isCallExpression(node)) {
    return undefined;
  }
  const [first] = node.arguments;
  return t.isIdentifier(node.callee, { name: 'require' }) && t.isStringLiteral(first)
    ? first.value
    : requiredSource(first as t.Node);
}

/** The expression in `(0, expression)`. */
const unwrapped = (node: t.Node) =>
  t.isSequenceExpression(node) ? node.expressions.at(-1)! : node;

function jsxName(node: t.Node): t.JSXIdentifier | t.JSXMemberExpression | undefined {
  if (t.isStringLiteral(node)) {
    return t.jsxIdentifier(node.value);
  }
  if (t.isIdentifier(node)) {
    return t.jsxIdentifier(node.name);
  }
  if (t.isMemberExpression(node) && t.isIdentifier(node.property)) {
    const object = jsxName(node.object);
    return object && t.jsxMemberExpression(object, t.jsxIdentifier(node.property.name));
  }
  return undefined;
}

function attributesOf(props: t.Node | undefined) {
  return t.isObjectExpression(props)
    ? props.properties.map((one) => {
        if (!t.isObjectProperty(one)) {
          return t.jsxSpreadAttribute((one as t.SpreadElement).argument);
        }
        const name = t.isIdentifier(one.key) ? one.key.name : (one.key as t.StringLiteral).value;
        const value = one.value as t.Expression;
        return t.jsxAttribute(
          t.jsxIdentifier(name),
          t.isStringLiteral(value) && !/["\n\\]/.test(value.value)
            ? value
            : t.jsxExpressionContainer(value),
        );
      })
    : [];
}

/** Rewrites what Babel compiled back to imports and JSX. */
function restore(): PluginObj {
  const required: Required = new Map();
  const names = new Map<string, Set<string>>();
  /** The same name can be imported twice, from the package and from the component's path. */
  const localOf = (variable: string, name: string) => {
    const isTaken = [...required].some(
      ([other, { isDefault }]) =>
        other !== variable && (isDefault ? other === `_${name}` : names.get(other)?.has(name)),
    );
    return isTaken ? `${name}Of${variable}` : name;
  };
  return {
    visitor: {
      VariableDeclaration(path) {
        const [one] = path.node.declarations;
        const source = requiredSource(one?.init);
        if (path.parentPath.isProgram() && source && t.isIdentifier(one?.id)) {
          const isDefault = !t.isIdentifier((one.init as t.CallExpression).callee, {
            name: 'require',
          });
          required.set(one.id.name, { source, isDefault });
          path.remove();
        }
      },
      Program: {
        exit(path) {
          const imports = [...required].flatMap(([variable, { source, isDefault }]) => {
            const used = [...(names.get(variable) ?? [])];
            if (source.startsWith('@babel/') || source.startsWith('react/')) {
              return [];
            }
            const specifiers = isDefault
              ? [t.importDefaultSpecifier(t.identifier(variable.slice(1)))]
              : used.map((one) =>
                  t.importSpecifier(t.identifier(localOf(variable, one)), t.identifier(one)),
                );
            return [t.importDeclaration(specifiers, t.stringLiteral(source))];
          });
          path.node.body.unshift(...imports);
          path.node.directives = path.node.directives.filter(
            ({ value }) => value.value !== 'use strict',
          );
        },
      },
      MemberExpression(path: NodePath<t.MemberExpression>) {
        const { object, property } = path.node;
        const found = t.isIdentifier(object) ? required.get(object.name) : undefined;
        if (!found || !t.isIdentifier(object) || !t.isIdentifier(property)) {
          return;
        }
        if (found.isDefault) {
          path.replaceWith(t.identifier(object.name.slice(1)));
        } else {
          names.set(object.name, (names.get(object.name) ?? new Set()).add(property.name));
          if (!found.source.startsWith('react/')) {
            path.replaceWith(t.identifier(localOf(object.name, property.name)));
          }
        }
      },
      CallExpression: {
        exit(path) {
          const callee = unwrapped(path.node.callee);
          path.node.callee = callee as t.Expression;
          const isElement =
            t.isMemberExpression(callee) && /^jsxs?$/.test((callee.property as t.Identifier).name);
          const [type, props] = path.node.arguments;
          const name = isElement && type ? jsxName(type) : undefined;
          if (name) {
            const opening = t.jsxOpeningElement(name, attributesOf(props), true);
            path.replaceWith(t.jsxElement(opening, null, [], true));
          }
        },
      },
    },
  };
}

const OPTIONS = {
  configFile: false,
  babelrc: false,
  comments: false,
  sourceType: 'unambiguous',
  parserOpts: { plugins: ['jsx'] },
} satisfies TransformOptions;

/** The source of a compiled file: with imports instead of `require`, and with JSX. */
export function restoreSource(compiled: string): string {
  return transformSync(compiled, { ...OPTIONS, plugins: [() => restore()] })!.code!;
}

const nameOf = (one: t.Node) =>
  t.isJSXAttribute(one)
    ? (one.name.name as string)
    : t.isObjectProperty(one)
      ? t.isIdentifier(one.key)
        ? one.key.name
        : t.isStringLiteral(one.key)
          ? one.key.value
          : undefined
      : undefined;

function sortByName(list: t.Node[]): void {
  if (list.every((one) => nameOf(one) !== undefined)) {
    list.sort((a, b) => nameOf(a)!.localeCompare(nameOf(b)!));
  }
}

/** Code in one form: props and keys sorted, strings and numbers without differences in writing. */
export function normalForm(code: string): string {
  const normalize = (): PluginObj => ({
    visitor: {
      ObjectExpression: {
        exit({ node }) {
          // `{ ...{ a: 1 } }` is `{ a: 1 }`.
          node.properties = node.properties.flatMap((one) =>
            t.isSpreadElement(one) && t.isObjectExpression(one.argument)
              ? one.argument.properties
              : [one],
          );
          sortByName(node.properties);
        },
      },
      NumericLiteral(path) {
        path.replaceWith(t.stringLiteral(String(path.node.value)));
      },
      ObjectProperty({ node }) {
        node.shorthand = false;
        if (t.isStringLiteral(node.key) && /^\w+$/.test(node.key.value) && !node.computed) {
          node.key = t.identifier(node.key.value);
        }
      },
      StringLiteral({ node }) {
        node.extra = undefined;
      },
      JSXExpressionContainer(path) {
        if (path.parentPath.isJSXAttribute() && t.isStringLiteral(path.node.expression)) {
          path.parentPath.node.value = path.node.expression;
        }
      },
      JSXOpeningElement: { exit: ({ node }) => sortByName(node.attributes) },
      JSXElement({ node }) {
        node.closingElement = null;
        node.openingElement.selfClosing = true;
        node.children = [];
      },
    },
  });
  return transformSync(code, {
    ...OPTIONS,
    retainLines: false,
    compact: false,
    plugins: [() => normalize()],
  })!.code!;
}
