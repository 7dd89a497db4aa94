import type { Root } from 'mdast';
import { attributesOf, isJsx, placeOf } from 'mdx-doctor';
import { visit } from 'unist-util-visit';

/** A `<Demo>` element. */
export interface PageDemo {
  name: string;
  line: number;
  column?: number;
}

/** The demos of a page, without live fences. */
export function demosOf(tree: Root): PageDemo[] {
  const demos: PageDemo[] = [];
  visit(tree, (node) => {
    const name = isJsx(node) && node.name === 'Demo' ? attributesOf(node).get('name') : null;
    if (name) {
      demos.push({ name, ...placeOf(node) });
    }
  });
  return demos;
}
