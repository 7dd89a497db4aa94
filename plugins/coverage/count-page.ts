import type { PageCounts } from '../../src/coverage/types';

/** A code fence, also in lists, quotations and JSX. A longer fence may contain shorter ones. */
const FENCE =
  /^[ \t>]*(?:(?:\d+\.|[-*])[ \t]+)*(`{3,}|~{3,})([^\n]*)\n[^]*?^[ \t>]*\1[`~]*[ \t]*$/gm;
const COMMENT = /\{\/\*[^]*?\*\/\}/g;
const MODULE_LINE = /^(?:import|export)\b[^\n]*$/gm;
const INLINE_CODE = /(`+)[^`\n](?:[^\n]*?[^`\n])?\1(?!`)/g;

const HEADING = /^[ \t]*#{1,6}[ \t]+\S|<(?:h[1-6]|Heading)\b/gm;
const DEMO = /<Demo\b/g;
const LINK = /(?<!!)\[[^\]]*\]\([^)]*\)|<(?:a|Link)\s|<https?:/g;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/**
 * Counts the contents of an MDX page. Ignores code blocks, except live ones, which are demos.
 *
 * @param body - The page without front matter.
 */
export function countPage(body: string): PageCounts {
  let live = 0;
  const text = body
    .replace(FENCE, (_fence, _mark: string, info: string) => {
      live += /\blive\b/.test(info) ? 1 : 0;
      return '';
    })
    .replace(COMMENT, '')
    .replace(MODULE_LINE, '')
    .replace(INLINE_CODE, 'code');
  const words = text
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\{[^}]*\}/g, ' ');
  return {
    headings: count(text, HEADING),
    demos: count(text, DEMO) + live,
    links: count(text, LINK),
    words: count(words, WORD),
  };
}
