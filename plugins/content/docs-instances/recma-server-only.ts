import { simple } from 'acorn-walk';
import type { CallExpression, Expression, Program, Property } from 'acorn';
import { parseExpressionAt } from 'acorn';

/** Components of pages whose children only the HTML contains, see `src/foundation/browser/BuiltHtml.tsx`. */
const COMPONENTS = new Set(['EvidenceResults']);

/** The development server renders no HTML, so its pages' scripts contain everything. */
const CONDITION = '__SERVER__ || process.env.NODE_ENV === "development"';

function childrenOf({ callee, arguments: [component, props] }: CallExpression): Property | null {
  const isElement = callee.type === 'Identifier' && /^_jsxs?(?:DEV)?$/.test(callee.name);
  if (!isElement || component?.type !== 'Identifier' || !COMPONENTS.has(component.name)) {
    return null;
  }
  const properties = props?.type === 'ObjectExpression' ? props.properties : [];
  return (properties.find(
    (one) =>
      one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'children',
  ) ?? null) as Property | null;
}

/** Leaves the children of some components out of the scripts of pages; the bundler removes what is not used. */
export function recmaServerOnly() {
  return (tree: Program) => {
    simple(tree, {
      CallExpression(call) {
        const children = childrenOf(call);
        if (children) {
          children.value = {
            type: 'ConditionalExpression',
            test: parseExpressionAt(CONDITION, 0, { ecmaVersion: 'latest' }),
            consequent: children.value,
            alternate: { type: 'Literal', value: null, raw: 'null' } as Expression,
          } as Expression;
        }
      },
    });
  };
}
