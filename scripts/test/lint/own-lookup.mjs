import { ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';

/** Names of the properties that every object inherits. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

/** Whether a template literal or its type can be one of the names, by its first and last text. */
function frames(first, last) {
  return INHERITED.some((name) => name.startsWith(first) && name.endsWith(last));
}

/** Whether a value of a type can be the name of an inherited property. */
function canBeInherited(type, checker) {
  if (type.isUnionOrIntersection()) {
    return type.types.some((part) => canBeInherited(part, checker));
  }
  if (type.isStringLiteral()) {
    return INHERITED.includes(type.value);
  }
  if (type.flags & ts.TypeFlags.TemplateLiteral) {
    return frames(type.texts[0], type.texts.at(-1));
  }
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.String | ts.TypeFlags.StringMapping)) {
    return true;
  }
  const constraint = checker.getBaseConstraintOfType(type);
  return constraint !== undefined && constraint !== type && canBeInherited(constraint, checker);
}

/** Whether objects of a type may have any property, as `Record<string, …>` does. */
function hasAnyName(type, checker) {
  return type.isUnion()
    ? type.types.some((part) => hasAnyName(part, checker))
    : (type.flags & ts.TypeFlags.Any) !== 0 ||
        checker.getIndexInfoOfType(checker.getApparentType(type), ts.IndexKind.String) !==
          undefined;
}

/** An expression without the assertions of TypeScript around it. */
function unasserted(node) {
  return node.type === 'TSAsExpression' || node.type === 'TSNonNullExpression'
    ? unasserted(node.expression)
    : node;
}

/**
 * Reports properties that are read by a name which may come from a reader, as in `SYNONYMS[word]`:
 * `constructor` finds `Object.prototype.constructor`. TypeScript accepts them for objects that may
 * have any property, and after `word as keyof typeof SYNONYMS`. A read is accepted after a check with
 * `Object.hasOwn`, and if its name's type has only names that aren't inherited. `word in SYNONYMS` is
 * reported too.
 */
export const ownLookup = {
  meta: {
    type: 'problem',
    docs: { description: 'Disallow look-ups that find inherited properties' },
    schema: [],
    messages: {
      read: '{{text}} also finds inherited properties, such as `constructor`. Use a Map, or ownValue({{object}}, {{key}}) from src/foundation/own-value.ts.',
      in: '{{text}} is also true for inherited properties, such as `constructor`. Use Object.hasOwn({{object}}, {{key}}) or a Set.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();
    // Checks so far in the current function and those around it.
    const checks = [new Set()];

    const textOf = (node) => sourceCode.getText(node);
    const pairOf = (object, key) => `${textOf(unasserted(object))}\0${textOf(unasserted(key))}`;
    const isFree = (node) => {
      if (node.type === 'TemplateLiteral') {
        return frames(node.quasis[0].value.cooked, node.quasis.at(-1).value.cooked);
      }
      return node.type !== 'Literal' && canBeInherited(services.getTypeAtLocation(node), checker);
    };
    // A name that was only asserted to be known, as in `name as keyof typeof TABLE`.
    const isAsserted = (node) =>
      node.type === 'TSAsExpression' &&
      (services.getTypeAtLocation(node).flags & ts.TypeFlags.NumberLike) === 0 &&
      isFree(node.expression);
    const report = (node, messageId, object, key) => {
      if (!checks.some((names) => names.has(pairOf(object, key)))) {
        const data = { text: textOf(node), object: textOf(object), key: textOf(key) };
        context.report({ node, messageId, data });
      }
    };

    return {
      ':function': () => checks.push(new Set()),
      ':function:exit': () => checks.pop(),
      'CallExpression[callee.object.name="Object"][callee.property.name="hasOwn"]'(node) {
        checks.at(-1).add(pairOf(...node.arguments));
      },
      'MemberExpression[computed=true]'(node) {
        const { object, property, parent } = node;
        // Writing and deleting find nothing.
        const isRead =
          !(
            parent.type === 'AssignmentExpression' &&
            parent.operator === '=' &&
            parent.left === node
          ) && !(parent.type === 'UnaryExpression' && parent.operator === 'delete');
        if (
          isRead &&
          (isAsserted(property) ||
            (isFree(property) && hasAnyName(services.getTypeAtLocation(object), checker)))
        ) {
          report(node, 'read', object, property);
        }
      },
      'BinaryExpression[operator="in"]'(node) {
        if (node.left.type !== 'PrivateIdentifier' && isFree(node.left)) {
          report(node, 'in', node.right, node.left);
        }
      },
    };
  },
};
