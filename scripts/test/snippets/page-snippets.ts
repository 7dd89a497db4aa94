import path from 'node:path';
import { isLive } from 'docusaurus-demo-islands/live-fences';
import { readFence } from '../../../plugins/content/code-blocks/fence';
import { FenceError } from '../../../plugins/shared/highlight/fence-error';
import { exampleFiles } from './example-files';
import { findFences } from './find-fences';
import type { PageFence } from './find-fences';

/** Languages that are type-checked, with the file extension for the compiler. */
const LANGUAGES = new Set(['tsx', 'jsx', 'ts', 'js']);

/** A code block as a file of a program. */
export interface Snippet {
  /** The page, relative to the repository's root. */
  page: string;
  /** Line of the code block's opening in the page. */
  line: number;
  /** Path of a virtual file: next to the page, or as given by the title. */
  file: string;
  /** The file name without extension, which other snippets of the page can import. */
  name: string | null;
  code: string;
  /** The line in the page of each line of code. */
  pageLines: number[];
  /** The reason to skip the check. */
  noCheck?: string;
}

/** The code blocks of a page. */
export interface PageSnippets {
  snippets: Snippet[];
  /** One message per code block that can't be parsed, with page and line. */
  faults: string[];
}

function snippetOf(page: string, { line, language, meta, text }: PageFence, root: string): Snippet {
  // A live fence becomes a demo, which ignores options of code blocks.
  const { options, lines, result } = readFence(text, language, isLive(meta) ? '' : meta);
  const { title = '', noCheck } = options;
  // A title with folders is a path in this repository or nowhere. A bare file name is next to the
  // page.
  const folder = title ? path.dirname(title) : path.dirname(page);
  return {
    page,
    line,
    file: path.join(root, folder, `.${page.replaceAll('/', '-')}-${line}.${language}`),
    name: title ? path.basename(title).replace(/\.\w+$/, '') : null,
    code: result,
    pageLines: lines.map(({ source: inFence }) => line + inFence),
    ...(noCheck ? { noCheck } : {}),
  };
}

/**
 * Extracts the code of a page to type-check: all but what files of example projects contain, because
 * these have their own check.
 *
 * @param page - Path of the page, relative to the repository's root.
 */
export function pageSnippets(page: string, source: string, root: string): PageSnippets {
  const found: PageSnippets = { snippets: [], faults: [] };
  for (const fence of findFences(source).filter(({ language }) => LANGUAGES.has(language))) {
    try {
      found.snippets.push(snippetOf(page, fence, root));
    } catch (error) {
      if (!(error instanceof FenceError)) {
        throw error;
      }
      found.faults.push(`${page}:${fence.line + error.line}: ${error.message}`);
    }
  }
  const inExamples = found.faults.length > 0 ? new Map() : exampleFiles(page, source);
  return { ...found, snippets: found.snippets.filter(({ line }) => !inExamples.has(line)) };
}
