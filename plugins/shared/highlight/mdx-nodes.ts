import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/** A JSX element with string attributes and without children. */
export function jsxElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [],
  };
}
