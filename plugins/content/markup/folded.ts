import type { Edit } from './fault';

const TAG = /<(\/?)details\b([^<>]*)>/g;
const SUMMARY = /^([ \t]*(?:\n[ \t>]*)?)<summary>([^\n]*)<\/summary>[ \t\r]*(?=\n|$)/;
const ALONE = /^[ \t\r]*(?:\n|$)/;

interface Details {
  start: number;
  /** Offset after the opening tag. */
  end: number;
  attributes: string;
}

/** Offset of the start of a line, after the marks of quotations and lists. */
function isAtStart(masked: string, offset: number): boolean {
  return /(?:^|\n)(?:[ \t]|>|[-*+][ \t]|\d+[.)][ \t])*$/.test(masked.slice(0, offset));
}

/** Whether MDX reads the summary as a part of a paragraph. */
function isInParagraph(between: string, after: string): boolean {
  return !between.includes('\n') || !/^\n[ \t>]*(?:\n|<|$)/.test(after);
}

function editsOf(details: Details, close: RegExpExecArray, masked: string, source: string): Edit[] {
  const rest = masked.slice(details.end, close.index);
  const [all = '', between = '', title = ''] = SUMMARY.exec(rest) ?? [];
  const closeEnd = close.index + close[0].length;
  const isSeparate =
    isAtStart(masked, details.start) &&
    isAtStart(masked, close.index) &&
    ALONE.test(masked.slice(closeEnd));
  if (!all || !isSeparate || !isInParagraph(between, rest.slice(all.length))) {
    return [];
  }
  const from = details.end + all.indexOf('<summary>') + '<summary>'.length;
  const written = source.slice(from, from + title.length).trim();
  const attributes = details.attributes.trim();
  const opening = `:::details[${written}]${attributes ? `{${attributes}}` : ''}`;
  return [
    { start: details.start, end: details.end + all.length, text: `${between}${opening}` },
    { start: close.index, end: closeEnd, text: ':::' },
  ];
}

/**
 * Rewrites `<details>` whose summary MDX would read as a part of a paragraph, as most are on GitHub: both
 * tags on one line, or text in the line after the summary. They become containers (`:::details`), which
 * need no blank lines.
 *
 * @param masked - The text without code.
 * @param source - The text, with the same offsets.
 */
export function readFolded(masked: string, source: string): Edit[] {
  const open: Details[] = [];
  return Array.from(masked.matchAll(TAG)).flatMap((tag) => {
    const [all, closing, attributes = ''] = tag;
    if (!closing) {
      open.push({ start: tag.index, end: tag.index + all.length, attributes });
      return [];
    }
    const details = open.pop();
    return details ? editsOf(details, tag, masked, source) : [];
  });
}
