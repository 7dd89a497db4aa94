/** A page's text without the parts in which no Markdown is written. */
export interface Mask {
  /** The text, with spaces instead of those parts; all offsets and line breaks stay the same. */
  text: string;
  /** Lines with the fences of `mdx-code-block`, whose content is Markdown; indexes from 0. */
  transparent: number[];
  /** Index of the line that opens a code block without an end. */
  unclosed: number | null;
}

const FENCE = /^((?:[ \t]|>|[-*+][ \t]|\d+[.)][ \t])*)(`{3,}|~{3,})([^\n]*?)\r?$/;

/** Replaces all characters but line breaks. */
export function blank(text: string): string {
  return text.replaceAll(/[^\r\n]/g, ' ');
}

function isEnd(line: string, mark: string): boolean {
  const bare = line.replace(/^[\s>]*/, '').trimEnd();
  return bare.startsWith(mark) && bare === mark[0]!.repeat(bare.length);
}

/** Number of lines of the front matter, including both `---`. */
function headLines(lines: readonly string[]): number {
  if (lines[0]?.replace(/^\uFEFF/, '').trimEnd() !== '---') {
    return 0;
  }
  return lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---') + 1;
}

function depthOf(line: string): number {
  const text = line.replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, '');
  return (text.match(/[{[(]/g)?.length ?? 0) - (text.match(/[}\])]/g)?.length ?? 0);
}

/** Index after the last line of an import or export: at a blank line outside brackets. */
function endOfModule(lines: readonly string[], start: number): number {
  let depth = 0;
  let index = start;
  while (index < lines.length && (lines[index]!.trim() !== '' || depth > 0)) {
    depth += depthOf(lines[index]!);
    index += 1;
  }
  return index;
}

/** Replaces front matter, code blocks and modules. */
function maskLines(lines: readonly string[]): Mask {
  const shown: string[] = [];
  const transparent: number[] = [];
  const open: string[] = [];
  let fence = null as { mark: string; index: number } | null;
  let index = 0;
  const hide = (count: number) => {
    shown.push(...lines.slice(index, index + count).map(blank));
    index += count;
  };
  hide(headLines(lines));
  while (index < lines.length) {
    const line = lines[index]!;
    const [, , mark = '', info = ''] = fence ? [] : (FENCE.exec(line) ?? []);
    const isAfterText = (lines[index - 1] ?? '').trim() !== '' && shown[index - 1]!.trim() !== '';
    if (fence) {
      fence = isEnd(line, fence.mark) ? null : fence;
      hide(1);
    } else if (open.length > 0 && isEnd(line, open.at(-1)!)) {
      open.pop();
      transparent.push(index);
      hide(1);
    } else if (mark && info.trim() === 'mdx-code-block') {
      open.push(mark);
      transparent.push(index);
      hide(1);
    } else if (mark && !(mark.startsWith('`') && info.includes('`'))) {
      fence = { mark, index };
      hide(1);
    } else if (/^(?:import|export)[ \t{*'"]/.test(line) && !isAfterText) {
      hide(endOfModule(lines, index) - index);
    } else {
      shown.push(line);
      index += 1;
    }
  }
  return { text: shown.join('\n'), transparent, unclosed: fence?.index ?? null };
}

// Code in a line ends in the same paragraph.
const INLINE_CODE = /(?<![\\`])(`+)(?!`)(?:[^\n]|\n(?![ \t>]*\n))*?(?<!`)\1(?!`)/g;
const COMMENT = /\{\s*\/\*[^]*?\*\/\s*\}/g;

/**
 * Replaces front matter, code, modules and comments with spaces.
 *
 * @param source - The text of an MDX file.
 */
export function maskOf(source: string): Mask {
  const { text, ...rest } = maskLines(source.split('\n'));
  return { ...rest, text: text.replaceAll(INLINE_CODE, blank).replaceAll(COMMENT, blank) };
}

function withoutBraces(paragraph: string): string {
  let depth = 0;
  return paragraph.replaceAll(/\\[{}]|[^{}\\]+|[^]/g, (part) => {
    const before = depth;
    depth = Math.max(0, depth + (part === '{' ? 1 : part === '}' ? -1 : 0));
    return before + depth > 0 ? blank(part) : part;
  });
}

/** Replaces expressions in braces and quoted attributes of a masked text too. */
export function withoutExpressions(masked: string): string {
  return masked
    .split(/(\n[ \t]*(?=\n))/)
    .map(withoutBraces)
    .join('')
    .replaceAll(/(?<=[\w-]=)(?:"[^"\n]*"|'[^'\n]*')/g, blank);
}

/** Replaces parts of a text. */
export function withoutRanges(
  text: string,
  ranges: readonly { start: number; end: number }[],
): string {
  return ranges.reduce(
    (before, { start, end }) =>
      before.slice(0, start) + blank(before.slice(start, end)) + before.slice(end),
    text,
  );
}
