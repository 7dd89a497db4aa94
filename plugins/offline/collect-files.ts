import { referencesIn } from './references';
import type { References } from './references';

/** The built site, as the collection sees it; addresses are below the output folder. */
export interface BuiltSite {
  has: (file: string) => boolean;
  read: (file: string) => string;
  /** Files of a folder, with the folder; none when there is no such folder. */
  list: (folder: string) => string[];
  filesOfChunk: (id: string) => string[];
  /** What every page runs. */
  shell: readonly string[];
  /** Scripts that say where the pages of a section are. */
  sections: readonly string[];
}

const READABLE = /\.(?:html|js|css)$/;
const SOURCE_PAGE = /\.html$/;

/**
 * Finds what pages need, by following what they name.
 *
 * @returns A function that takes the pages' files, such as `joy-ui/index.html`, and gives them with
 *   all others, in a steady order. It reads each file once, however often it is called.
 */
export function fileCollector(site: BuiltSite): (pages: readonly string[]) => string[] {
  const known = new Map<string, string[]>();
  // Their imports lead to pages that nobody asked for; those asked for name their own scripts.
  const knowingPages = new Set([...site.shell, ...site.sections]);

  const needsOf = (file: string): string[] => {
    const { files, chunks, sourceFolders }: References = referencesIn(site.read(file));
    return [
      ...files,
      ...(knowingPages.has(file) ? [] : chunks.flatMap(site.filesOfChunk)),
      // The demos of a page share a folder with the modules beside them.
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
