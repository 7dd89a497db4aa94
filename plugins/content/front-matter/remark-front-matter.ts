import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { isPartial, lineOfField, readFields } from 'mdx-doctor/front-matter';
import { frontMatterFaults } from './faults';

/**
 * Validates the front matter of pages. Files that pages show have none.
 *
 * @throws A message with the line, the error and how to fix it.
 */
export function remarkFrontMatter({ siteDir }: { siteDir: string }) {
  return (_tree: Root, vfile: VFile) => {
    if (isPartial(path.relative(siteDir, vfile.path))) {
      return;
    }
    const [invalid] = readFields(String(vfile)).faults;
    if (invalid) {
      vfile.fail(`${invalid.message} ${invalid.cure}`, { line: invalid.line, column: 1 });
    }
    const [fault] = frontMatterFaults((vfile.data.frontMatter ?? {}) as Record<string, unknown>);
    if (fault) {
      const line = lineOfField(String(vfile), String(fault.path[0]));
      vfile.fail(`${fault.message} ${fault.cure}`, { line, column: 1 });
    }
  };
}
