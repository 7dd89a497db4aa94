import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { frontMatterFaults } from './front-matter';

/**
 * Checks what every page must say of itself.
 *
 * @throws A message with line, fault and cure.
 */
export function remarkFrontMatter() {
  return (_tree: Root, vfile: VFile) => {
    const [fault] = frontMatterFaults((vfile.data.frontMatter ?? {}) as Record<string, unknown>);
    if (fault) {
      const lines = String(vfile).split('\n');
      const line = lines.findIndex((text) => text.startsWith(`${fault.field}:`)) + 1 || 1;
      vfile.fail(`${fault.message} ${fault.cure}`, { line, column: 1 });
    }
  };
}
