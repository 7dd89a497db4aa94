import { parse } from '@babel/parser';
import type { RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

function estree(code: string): never {
  return parse(code, { sourceType: 'module', plugins: ['estree'] }).program as never;
}

/** Imports and exports as a node of an MDX document. */
export function moduleNode(value: string): Extract<RootContent, { type: 'mdxjsEsm' }> {
  return { type: 'mdxjsEsm', value, data: { estree: estree(value) } };
}

/**
 * A JSX attribute in MDX whose value is an expression.
 *
 * @example attribute('load', "() => import('./Demo')")
 */
export function attribute(name: string, value: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value,
      data: { estree: estree(`(${value})`) },
    },
  };
}
