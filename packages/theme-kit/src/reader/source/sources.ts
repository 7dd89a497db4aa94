import type { ThemeFile } from '../types';

/** A text that is parsed by itself. */
export interface Source {
  /** `null` for pasted text. */
  file: string | null;
  text: string;
}

const FENCE = /^[ \t]*(?:```|~~~)/;

/** The name of a file in the line that begins a block, such as `ts title="theme/palette.ts"`. */
const TITLE = /(?:title|filename|file)=["']?([\w./-]+)|\s([\w./-]+\.[cm]?[jt]sx?)\b/;

/** The blocks of code in Markdown, with their lines where they are in the text. */
function blocksIn(text: string): Source[] {
  const lines = text.split('\n');
  const blocks: Source[] = [];
  let open: { file: string | null; lines: string[] } | null = null;
  lines.forEach((line, index) => {
    if (!FENCE.test(line)) {
      open?.lines.push(line);
    } else if (open) {
      blocks.push({ file: open.file, text: open.lines.join('\n') });
      open = null;
    } else {
      const [, titled, named] = TITLE.exec(line) ?? [];
      // The lines before it keep their numbers.
      open = { file: titled ?? named ?? null, lines: Array<string>(index + 1).fill('') };
    }
  });
  const rest = open as { file: string | null; lines: string[] } | null;
  return rest ? [...blocks, { file: rest.file, text: rest.lines.join('\n') }] : blocks;
}

/** The parts of pasted text: blocks of code, if it has any, or all of it. */
export function sourcesOf(input: string | readonly ThemeFile[]): Source[] {
  if (typeof input !== 'string') {
    return input.map(({ name, text }) => ({ file: name, text }));
  }
  const text = input.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const isMarkdown = text.split('\n').some((line) => FENCE.test(line));
  const blocks = isMarkdown ? blocksIn(text) : [];
  return blocks.length > 0 ? blocks : [{ file: null, text }];
}
