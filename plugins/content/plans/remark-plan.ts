import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import * as z from 'zod';
import { attribute, moduleNode } from 'docusaurus-demo-islands/mdx-nodes';
import { faultsOf } from 'mdx-doctor/schema-faults';

const NAME = 'Plan';

const schema = z.strictObject({
  name: z.enum(['pro', 'premium'], { error: '"pro" or "premium"' }),
});

/**
 * Turns `<Plan name="pro" />` into the chip that the sidebar shows for this plan. Put it at the start
 * of a paragraph about a feature that needs a license.
 *
 * @throws A message with file and line for an unknown plan or attribute.
 */
export function remarkPlan() {
  return (tree: Root, vfile: VFile) => {
    let found = false;
    const connect = (node: MdxJsxFlowElement | MdxJsxTextElement) => {
      const written = Object.fromEntries(
        node.attributes.map((one) => ('name' in one ? [one.name, one.value] : ['…', one.value])),
      );
      const [fault] = faultsOf(schema, written, { subject: 'The element', part: 'attribute' });
      if (fault) {
        vfile.fail(`<${NAME}> ${fault.message} ${fault.cure}`, node.position);
      }
      found = true;
      node.name = 'Chips';
      node.attributes = [attribute('flags', JSON.stringify({ plan: schema.parse(written).name }))];
    };
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (element.name === NAME) {
        connect(element);
      }
    });
    if (found) {
      tree.children.unshift(
        moduleNode(`import { Chips } from '@site/src/shell/navigation/sidebar/Chips';`),
      );
    }
  };
}
