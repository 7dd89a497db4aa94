import { referencesIn } from './references';
import type { References } from './references';

/** The built site. All paths are below the output folder. */
export interface BuiltSite {
  has: (file: string) => boolean;
  read: (file: string) => string;
  /** Paths of a folder's files; empty if the folder doesn't exist. */
  list: (folder: string) => string[];
  filesOfChunk: (id: string) => string[];
  /** Files that every page runs. */
  shell: readonly string[];
  /** Scripts that list the pages of a section. */
  sections: readonly string[];
}

const READABLE = /\.(?:html|js|css)$/;
const SOURCE_PAGE = /\.html$/;

/**
 * Finds the files that pages need by following references.
 *
 * @returns A function that takes the files of pages, such as `joy-ui/index.html`, and returns them
 *   with all files they need, sorted. Each file is read once, even over several calls.
 */
export function fileCollector(site: BuiltSite): (pages: readonly string[]) => string[] {
  const known = new Map<string, string[]>();
  // Skips their imports, which lead to every page; requested pages reference their own scripts.
  const knowingPages = new Set([...site.shell, ...site.sections]);

  const needsOf = (file: string): string[] => {
    const { files, chunks, sourceFolders }: References = referencesIn(site.read(file));
    return [
      ...files,
      ...(knowingPages.has(file) ? [] : chunks.flatMap(site.filesOfChunk)),
      // The demos of a page share a folder with the modules next to them.
      ...sourceFolders.flatMap(site.list).filter((source) => SOURCE_PAGE.test(source)),
    ].filter((needed) => site.has(needed));
  };
  const isRead = (file: string) => READABLE.test(file) && !file.startsWith('demos/');

  return (pages) => {
    const found = new Set<string>();
    const queue = [...pages, ...site.shell];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (!found.has(file)) {
        found.add(file);
        if (isRead(file)) {
          if (!known.has(file)) {
            known.set(file, needsOf(file));
          }
          queue.push(...known.get(file)!);
        }
      }
    }
    return [...found].sort();
  };
}
