import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { EXIT, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ComponentApi } from '../../../src/api/types';
import { attribute } from 'docusaurus-demo-islands/mdx-nodes';
import { hasPlayground, playgroundLoader } from '../playground';
import { FOLDER } from './component-pages';
import { listedComponents } from './listed-components';
import { USAGE_DEMO } from './remark-usage-demo';

interface Options {
  siteDir: string;
  /** Folder of the docs instance, relative to the repository. */
  folder: string;
  /** The components of the product's current version. */
  described: () => readonly ComponentApi[];
}

/** The first demo with a toolbar, on a page without a demo that has controls already. */
function firstDemo(tree: Root): MdxJsxFlowElement | undefined {
  let found: MdxJsxFlowElement | undefined;
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === USAGE_DEMO) {
      return EXIT;
    }
    const names = node.attributes.map((one) => 'name' in one && one.name);
    if (node.name === 'Demo' && !names.includes('hideToolbar')) {
      found = node;
      return EXIT;
    }
    return undefined;
  });
  return found;
}

/**
 * Lets the first demo of a component page open the playground of the component that the page's folder
 * is named after, or of the first one in its front matter that has a playground. Archived pages have no
 * playgrounds.
 */
export function remarkPlayground({ siteDir, folder, described }: Options) {
  return (tree: Root, vfile: VFile) => {
    const file = path.relative(siteDir, vfile.path).replaceAll('\\', '/');
    const names = listedComponents(vfile);
    const demo = firstDemo(tree);
    if (!demo || names.length === 0 || !file.startsWith(`${folder}/`)) {
      return;
    }
    const pageFolder = path.posix.dirname(file);
    const components = names
      .map((listed) => described().find(({ name }) => name === listed))
      .filter((component) => component !== undefined)
      .filter(hasPlayground);
    const component =
      components.find(({ slug }) => slug === path.posix.basename(pageFolder)) ?? components[0];
    if (component) {
      const modules = path.posix.relative(pageFolder, `${folder}/${FOLDER}`);
      demo.attributes.push(attribute('playground', playgroundLoader(component, modules)));
    }
  };
}
