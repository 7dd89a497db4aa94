import { readFence } from '../../../plugins/content/code-blocks/fence';
import { EXAMPLE_BLOCKS } from './example-blocks';
import type { ExampleBlock } from './example-blocks';
import { findFences } from './find-fences';

/** Languages whose files are modules, so a block with a title is the whole file. */
const MODULES = new Set(['ts', 'tsx', 'js', 'jsx']);

const LANGUAGES = new Set([...MODULES, 'css', 'diff', 'html', 'json']);

/** A complete code block of a page. */
export interface CompleteBlock {
  /** Line of the opening backticks, starting at 1. */
  line: number;
  language: string;
  /** Empty without one. */
  title: string;
  /** The code, for a diff after the change. */
  code: string;
}

/** Lists the complete code blocks of a page: those with a title or an import, in order. */
export function completeBlocks(source: string): CompleteBlock[] {
  return findFences(source)
    .filter(({ language, meta }) => LANGUAGES.has(language) && !/^live\b/.test(meta))
    .map(({ line, language, meta, text }) => {
      const { options, lines: shown } = readFence(text, language, meta);
      const kept = shown.filter(({ marks }) => !marks.has('remove'));
      const code = kept.map((one) => one.text).join('\n');
      return { line, language, title: options.title ?? '', code };
    })
    .filter(({ title, code }) => title !== '' || /^import /m.test(code));
}

/**
 * The file of `examples/` that contains each code block of a page.
 *
 * @param page - Path of the page, relative to the repository's root.
 * @returns The files by the line of the block. Empty for a page that isn't in `EXAMPLE_BLOCKS`.
 */
export function exampleFiles(
  page: string,
  source: string,
  table: ReadonlyMap<string, readonly ExampleBlock[]> = EXAMPLE_BLOCKS,
): Map<number, string> {
  const listed = table.get(page);
  if (!listed) {
    return new Map();
  }
  return new Map(
    completeBlocks(source).flatMap(({ line, title }, index) => {
      const [name, file] = listed[index] ?? [];
      return name === title && typeof file === 'string' ? [[line, file]] : [];
    }),
  );
}

function lines(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim());
}

/**
 * Lists the parts of a code block that a file lacks. A module must be the whole file. The parts of
 * another block can be anywhere in the file, with any indentation: the entries of JSON, or what is
 * between empty lines.
 *
 * @returns The missing parts, none if the file contains the block.
 */
export function missingParts({ language, code }: CompleteBlock, file: string): string[] {
  if (MODULES.has(language)) {
    return code.trim() === file.trim() ? [] : [code];
  }
  if (language === 'json') {
    return (code.match(/"[^"]+": "[^"]*"/g) ?? []).filter((part) => !file.includes(part));
  }
  const text = `\n${lines(file).join('\n')}\n`;
  return code
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '' && !text.includes(`\n${lines(part).join('\n')}\n`));
}
