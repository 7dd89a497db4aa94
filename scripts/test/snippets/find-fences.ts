import { withoutOtherLines } from '../../../plugins/content/lines/without-other-lines';

/** A code fence in a page. */
export interface PageFence {
  /** Line of the opening backticks, starting at 1. */
  line: number;
  language: string;
  /** The text after the language. */
  meta: string;
  /** The code, without the fence's own indentation. */
  text: string;
}

const OPENING = /^((?:\s|> ?|\d+\. |[-*] )*)(`{3,}|~{3,})\s*(\S*)\s*(.*)$/;

/**
 * Lists the code fences of an MDX page that belong to this release line, including those in lists and
 * quotations, but not those that are text inside another fence.
 */
export function findFences(source: string): PageFence[] {
  const fences: PageFence[] = [];
  let open: { mark: string; indent: number; fence: PageFence; lines: string[] } | null = null;
  withoutOtherLines(source)
    .split('\n')
    .forEach((line, index) => {
      if (open) {
        const isEnd = line.replace(/^[\s>]*/, '').trimEnd();
        if (isEnd.startsWith(open.mark) && /^(`+|~+)$/.test(isEnd)) {
          fences.push({ ...open.fence, text: open.lines.join('\n') });
          open = null;
        } else {
          open.lines.push(line.slice(open.indent));
        }
        return;
      }
      const [, indent = '', mark = '', language = '', meta = ''] = OPENING.exec(line) ?? [];
      if (mark) {
        const fence = { line: index + 1, language, meta, text: '' };
        open = { mark, indent: indent.length, fence, lines: [] };
      }
    });
  return fences;
}
