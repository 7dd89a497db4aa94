import path from 'node:path';
import type { Heading, Root } from 'mdast';
import type { VFile } from 'vfile';

function isHeading(node: Root['children'][number]): node is Heading {
  return node.type === 'heading';
}

/**
 * Checks a page's outline: the title is its only first level, and no level is skipped.
 *
 * @throws A message that names the file, the line and the cure.
 */
export function remarkHeadings({ siteDir }: { siteDir: string }) {
  return (tree: Root, vfile: VFile) => {
    const file = path.relative(siteDir, vfile.path);
    let level = 1;
    for (const heading of tree.children.filter(isHeading)) {
      if (heading.depth === 1) {
        vfile.fail(
          `${file}: a "#" heading stands in the body. The front matter's title is the page's h1; start with "##".`,
          heading.position,
        );
      }
      if (heading.depth > level + 1) {
        vfile.fail(
          `${file}: a heading of level ${heading.depth} follows one of level ${level}. Use level ${level + 1}.`,
          heading.position,
        );
      }
      level = heading.depth;
    }
  };
}
