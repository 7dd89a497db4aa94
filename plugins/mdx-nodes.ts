import { parse } from 'acorn';
import type { Program } from 'acorn';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

/** A module's code as MDX wants it beside its text. */
export function program(code: string): Program {
  return parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
}

/**
 * An attribute of an element in MDX, whose value is code.
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
