import path from 'node:path';
import { isLive } from '../../plugins/demos/live-fences';
import { readFence } from '../../plugins/highlight/fence';
import { FenceError } from '../../plugins/highlight/fence-error';
import { findFences } from './find-fences';
import type { PageFence } from './find-fences';

/** Languages that are type-checked, with the ending that the compiler knows them by. */
const LANGUAGES = new Set(['tsx', 'jsx', 'ts', 'js']);

/** A fence of code as a file of a program. */
export interface Snippet {
  /** The page, from the repository's root. */
  page: string;
  /** Line of the fence's opening in the page. */
  line: number;
  /** Path of a file that does not exist: beside the page, or where the title says. */
  file: string;
  /** The file's name without its ending, as other snippets of the page import it. */
  name: string | null;
  code: string;
  /** For each line of the code its line in the page. */
  pageLines: number[];
  /** Why it is not checked. */
  noCheck?: string;
}

/** What a page's fences are. */
export interface PageSnippets {
  snippets: Snippet[];
  /** One message per fence that cannot be read, with page and line. */
  faults: string[];
}

function snippetOf(page: string, { line, language, meta, text }: PageFence, root: string): Snippet {
  // A live fence becomes a demo, which takes no option of code blocks from it.
  const { options, lines, result } = readFence(text, language, isLive(meta) ? '' : meta);
  const { title = '', noCheck } = options;
  // A title with folders is a path of this repository or of nobody's; a bare name stands there too.
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
 * The code of a page that is type-checked.
 *
 * @param page - Path of the page, from the repository's root.
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
  return found;
}
