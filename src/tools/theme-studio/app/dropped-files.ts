import { folderEntries } from '@site/src/foundation/browser/folder-entries';
import type { ThemeFile } from 'mui-theme-kit/read';

/** More files than a theme has. Others are left out with their folders. */
const MAX_FILES = 300;

/** Extensions of files that can contain a theme. */
export const THEME_FILES = '.ts,.tsx,.mts,.cts,.js,.jsx,.mjs,.cjs,.json';

const isThemeFile = (name: string) =>
  /\.(?:[cm]?[jt]sx?|json)$/i.test(name) && !/(?:^|\/)(?:node_modules|\.git)\//.test(name);

async function readFile(file: File, name: string): Promise<ThemeFile> {
  return { name, text: await file.text() };
}

/** The files of an input, with their folders if it's for a folder. */
export function pickedFiles(files: FileList): Promise<ThemeFile[]> {
  // Where folders can't be chosen, the attribute is ignored, and this is empty.
  // eslint-disable-next-line baseline-js/use-baseline
  const named = [...files].map((file) => ({ file, name: file.webkitRelativePath || file.name }));
  const chosen = named.filter(({ name }) => isThemeFile(name)).slice(0, MAX_FILES);
  return Promise.all(chosen.map(({ file, name }) => readFile(file, name)));
}

/**
 * The files that were dropped, also those in folders.
 *
 * @throws If a file can't be read.
 */
export async function droppedFiles({ items }: DataTransfer): Promise<ThemeFile[]> {
  // Read before the first pause, after which the browser has emptied the list.
  const waiting = [...items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    return entry ? [entry] : [];
  });
  const files: ThemeFile[] = [];
  for (let entry = waiting.shift(); entry && files.length < MAX_FILES; entry = waiting.shift()) {
    const name = entry.fullPath.replace(/^\//, '');
    if (entry.isDirectory) {
      if (!/(?:^|\/)(?:node_modules|\.git)$/.test(name)) {
        waiting.push(...(await folderEntries(entry as FileSystemDirectoryEntry)));
      }
    } else if (isThemeFile(name)) {
      const file = await new Promise<File>((resolve, reject) => {
        (entry as FileSystemFileEntry).file(resolve, reject);
      });
      files.push(await readFile(file, name));
    }
  }
  return files;
}
