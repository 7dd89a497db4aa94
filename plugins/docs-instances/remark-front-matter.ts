import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { frontMatterFaults } from './front-matter';

/** Partials, such as `_note.mdx`, are parts of other pages and have no front matter. */
const isPartial = (vfile: VFile) => path.basename(vfile.path ?? '').startsWith('_');

/**
 * Checks the front matter that every page needs.
 *
 * @throws A message with line, fault and cure.
 */
export function remarkFrontMatter() {
  return (_tree: Root, vfile: VFile) => {
    if (isPartial(vfile)) {
      return;
    }
    const [fault] = frontMatterFaults((vfile.data.frontMatter ?? {}) as Record<string, unknown>);
    if (fault) {
      const lines = String(vfile).split('\n');
      const line = lines.findIndex((text) => text.startsWith(`${fault.field}:`)) + 1 || 1;
      vfile.fail(`${fault.message} ${fault.cure}`, { line, column: 1 });
    }
  };
}
