import { parse } from 'acorn';
import type { RootContent } from 'hast';
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

/** An import statement for a page's module. */
export function importNode(name: string, from: string): RootContent {
  const value = `import { ${name} } from ${JSON.stringify(from)};`;
  const estree = parse(value, { ecmaVersion: 'latest', sourceType: 'module' });
  return { type: 'mdxjsEsm', value, data: { estree } } as unknown as RootContent;
}
