import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { frontMatterFaults } from './faults';

/** Partials, such as `_note.mdx`, are included in other pages and have no front matter. */
const isPartial = (vfile: VFile) => path.basename(vfile.path ?? '').startsWith('_');

/**
 * Validates the front matter of pages.
 *
 * @throws A message with the line, the error and how to fix it.
 */
export function remarkFrontMatter() {
  return (_tree: Root, vfile: VFile) => {
    if (isPartial(vfile)) {
      return;
    }
    const [fault] = frontMatterFaults((vfile.data.frontMatter ?? {}) as Record<string, unknown>);
    if (fault) {
      const lines = String(vfile).split('\n');
      const line = lines.findIndex((text) => text.startsWith(`${String(fault.path[0])}:`)) + 1 || 1;
      vfile.fail(`${fault.message} ${fault.cure}`, { line, column: 1 });
    }
  };
}
