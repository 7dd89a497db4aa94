import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { isPartial } from '../../shared/page-files';
import { headingFaults } from './headings';
import { partialHeadings } from './partial-headings';

/**
 * Checks a page's outline.
 *
 * @throws A message with the line, the error and how to fix it.
 */
export function remarkHeadings({ siteDir }: { siteDir: string }) {
  return async (tree: Root, vfile: VFile) => {
    const [fault] = headingFaults(tree, {
      isPartial: isPartial(path.relative(siteDir, vfile.path)),
      partials: await partialHeadings(tree, vfile.path, siteDir),
    });
    if (fault) {
      vfile.fail(`${fault.message} ${fault.cure}`, fault.position);
    }
  };
}
