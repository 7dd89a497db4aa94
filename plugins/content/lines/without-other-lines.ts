import { line as current } from '../../../lines/current';

/**
 * The text of a page with empty lines in the place of what belongs to other release lines, for programs
 * that read text.
 */
export function withoutOtherLines(mdx: string): string {
  return mdx.replace(/^<Only line="(\d+)">\n[^]*?^<\/Only>$/gm, (block, id: string) =>
    id === current.id ? block : block.replace(/[^\n]/g, ''),
  );
}
