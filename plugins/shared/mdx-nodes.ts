import { parse } from 'acorn';
import type { Program } from 'acorn';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

/** Code as a module node of an MDX document. */
export function program(code: string): Program {
  return parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
}

/**
 * A JSX attribute in MDX whose value is an expression.
 *
 * @example attribute('load', "() => import('./Demo')")
 */
export function attribute(name: string, code: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: code,
      data: { estree: program(`(${code})`) as never },
    },
  };
}
