import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import * as z from 'zod';
import type { ComponentApi } from '../../../src/api/types';
import type { DemoScope } from '../../../src/foundation/products';
import { attribute, moduleNode } from 'docusaurus-demo-islands/mdx-nodes';
import { faultsOf } from 'mdx-doctor/schema-faults';
import { controlNames, hasPlayground, usageSources } from '../playground';
import { FOLDER } from './component-pages';

interface Options {
  siteDir: string;
  /** Folder of the docs instance, relative to the repository. */
  folder: string;
  scope: DemoScope | undefined;
  /** The components of the product's current version. */
  described: () => readonly ComponentApi[];
}

export const USAGE_DEMO = 'UsageDemo';

/** The attributes that a writer sets. */
const schema = z.strictObject({
  component: z.string({ error: 'the name of a component of this product' }),
  controls: z
    .string({ error: 'names of props with spaces between them' })
    .transform((names) => names.split(/\s+/).filter(Boolean)),
});

function textAttribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/**
 * Turns `<UsageDemo component="Select" controls="variant size" />` into the component's playground
 * with these controls, whose address on the page is `#SelectUsage`.
 *
 * @throws A message with file and line for an unknown component, prop or attribute.
 */
export function remarkUsageDemo({ siteDir, folder, scope, described }: Options) {
  return (tree: Root, vfile: VFile) => {
    const pageFolder = path.posix.dirname(path.relative(siteDir, vfile.path).replaceAll('\\', '/'));
    const connect = (node: MdxJsxFlowElement) => {
      const fail = (reason: string): never =>
        vfile.fail(`<${USAGE_DEMO}> ${reason}`, node.position);
      const written = Object.fromEntries(
        node.attributes.map((one) => ('name' in one ? [one.name, one.value] : ['…', one.value])),
      );
      const [fault] = faultsOf(schema, written, { subject: 'The element', part: 'attribute' });
      if (fault) {
        fail(`${fault.message} ${fault.cure}`);
      }
      const { component: name, controls } = schema.parse(written);
      const component = described().find((one) => one.name === name);
      if (!component || !scope || !hasPlayground(component)) {
        return fail(
          `names ${name}, which has no playground in ${folder}. Name a component of this product.`,
        );
      }
      const known = controlNames(component, folder, siteDir);
      const unknown = controls.find((one) => !known.includes(one));
      if (unknown || controls.length === 0) {
        return fail(
          `of ${name} ${unknown ? `names ${unknown}, which has no control` : 'names no controls'}. There are controls for ${known.join(', ')}.`,
        );
      }
      const modules = path.posix.relative(pageFolder, `${folder}/${FOLDER}`);
      const { load, server } = usageSources(component, controls, modules);
      node.name = 'Playground';
      node.attributes = [
        textAttribute('id', `${name}Usage`),
        textAttribute('name', name),
        textAttribute('scope', scope),
        attribute('rows', String(Math.min(controls.length, 6))),
        attribute('load', load),
        attribute('server', server),
      ];
    };
    let found = false;
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === USAGE_DEMO) {
        found = true;
        connect(node);
      }
    });
    if (found) {
      tree.children.unshift(moduleNode(`import { Playground } from '@site/src/playground';`));
    }
  };
}
