import type { Edit } from './fault';
import { withoutExpressions, withoutRanges } from './mask';

const PREFIX = String.raw`(?:[ \t]|>|[-*+][ \t]|\d+[.)][ \t])*`;
const HEADING_ID = new RegExp(
  String.raw`^${PREFIX}#{1,6}[ \t][^\n]*?(?<!\\)(\{#([^\s{}]+)\})[ \t]*#*[ \t\r]*$`,
  'gmd',
);
// Comments that include a file aren't comments.
const COMMENT = /(?<!\\)<!--(?!\s*(?:@|#)?include\b)([^]*?)-->/gi;
// In lower case, or all in upper case: <Link> is a component.
const VOID =
  /(?<!\\)<(\/?)(area|br|col|embed|hr|img|input|link|meta|source|track|wbr|BR|HR|IMG)(?![\w-])([^<>]*?)(\/?)>(<\/\2>)?/g;
// Not the destination of a link or of a reference, which may be in angle brackets too.
const AUTOLINK =
  /(?<!\\|\]\(\s*|^[ \t>]*\[[^\]\n]+\]:\s*)<((?:https?|ftp|mailto|tel):[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/gm;

/** `{#id}` after a heading, which MDX would read as an expression. */
function headingIds(masked: string): Edit[] {
  return Array.from(masked.matchAll(HEADING_ID), ({ indices, 2: id }) => {
    const [start, end] = indices![1]!;
    return { start, end, text: `{/* #${id} */}` };
  });
}

/** HTML comments, as comments of MDX. */
export function commentEdits(masked: string, source: string): Edit[] {
  return Array.from(withoutExpressions(masked).matchAll(COMMENT), ({ index, 0: { length } }) => {
    const inside = source.slice(index + 4, index + length - 3).replaceAll('*/', '* /');
    return { start: index, end: index + length, text: `{/*${inside}*/}` };
  });
}

/** Elements without content, such as `<br>`, which JSX closes. */
function voidElements(masked: string, source: string): Edit[] {
  return Array.from(masked.matchAll(VOID)).flatMap((match): Edit[] => {
    const { index } = match;
    const [all, closing, name = '', attributes = '', closed, pair] = match;
    if (closed || pair) {
      return [];
    }
    const start = index + 1;
    const from = start + (closing?.length ?? 0) + name.length;
    const kept = closing ? '' : source.slice(from, from + attributes.length).trimEnd();
    return [{ start, end: index + all.length, text: `${name.toLowerCase()}${kept} />` }];
  });
}

function autolinks(masked: string): Edit[] {
  return Array.from(masked.matchAll(AUTOLINK), ({ index, 0: { length }, 1: address = '' }) => {
    const text = address.replaceAll(/[\\`*_{}[\]~]/g, '\\$&');
    const href = /^[a-z]+:/i.test(address) ? address : `mailto:${address}`;
    const target = href.replaceAll('(', '%28').replaceAll(')', '%29');
    return { start: index, end: index + length, text: `[${text}](${target})` };
  });
}

/**
 * Rewrites Markdown and HTML that MDX can't parse but whose meaning is clear: heading ids in braces, HTML
 * comments, elements without content, and addresses in angle brackets.
 *
 * @param masked - The text without code.
 * @param source - The text, with the same offsets.
 */
export function readSpellings(masked: string, source: string): Edit[] {
  const commented = commentEdits(masked, source);
  const withoutComments = withoutRanges(masked, commented);
  const outside = withoutExpressions(withoutComments);
  return [
    ...commented,
    ...headingIds(withoutComments),
    ...voidElements(outside, source),
    ...autolinks(outside),
  ];
}
