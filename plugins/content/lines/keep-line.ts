import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';

/** The element whose content belongs to one line. */
export const ONLY = 'Only';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const isLine = ({ attributes }: JsxElement, line: string) =>
  attributes.some((one) => 'name' in one && one.name === 'line' && one.value === line);

/**
 * Replaces each `<Only line="9">` in a page by its content if the page is built for this line, and
 * removes the others.
 *
 * @param line - Name of the line.
 * @param check - Called with each element first.
 */
export function keepLine(
  tree: Root,
  line: string,
  check: (element: JsxElement) => void = () => {},
) {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    const element = node as JsxElement;
    if (element.name !== ONLY) {
      return undefined;
    }
    check(element);
    const kept = isLine(element, line) ? element.children : [];
    parent!.children.splice(index!, 1, ...(kept as never[]));
    return [SKIP, index!];
  });
}
