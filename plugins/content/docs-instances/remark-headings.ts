import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { headingFaults } from './headings';

/**
 * Checks a page's outline.
 *
 * @throws A message with the line, the error and how to fix it.
 */
export function remarkHeadings() {
  return (tree: Root, vfile: VFile) => {
    const [fault] = headingFaults(tree);
    if (fault) {
      vfile.fail(`${fault.message} ${fault.cure}`, fault.position);
    }
  };
}
