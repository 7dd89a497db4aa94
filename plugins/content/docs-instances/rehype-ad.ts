import path from 'node:path';
import type { Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { jsxElement } from '../../shared/highlight/mdx-nodes';

const isSection = (node: RootContent) => node.type === 'element' && node.tagName === 'h2';

/**
 * Puts `<AdSlot>` below the first section of a page, so that it never separates the page's title from
 * its first demo. A page without a second section gets it at the end. Partials, whose names start
 * with `_`, get none.
 */
export function rehypeAd() {
  return (tree: Root, vfile: VFile) => {
    if (path.basename(vfile.path).startsWith('_')) {
      return;
    }
    const [, second = tree.children.length] = [...tree.children.keys()].filter((index) =>
      isSection(tree.children[index]!),
    );
    tree.children.splice(second, 0, jsxElement('AdSlot', {}) as RootContent);
  };
}
