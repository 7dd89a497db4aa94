import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { isPartial } from 'mdx-doctor/front-matter';
import { headingFaults, partialHeadings } from 'mdx-doctor/markup';
import { CONVENTIONS } from '../markup/conventions';

/**
 * Checks a page's outline.
 *
 * @throws A message with the line, the error and how to fix it.
 */
export function remarkHeadings({ siteDir }: { siteDir: string }) {
  return (tree: Root, vfile: VFile) => {
    const [fault] = headingFaults(tree, {
      isPartial: isPartial(path.relative(siteDir, vfile.path)),
      partials: partialHeadings(tree, vfile.path, siteDir, CONVENTIONS),
    });
    if (fault) {
      vfile.fail(`${fault.message} ${fault.cure}`, fault.position);
    }
  };
}
