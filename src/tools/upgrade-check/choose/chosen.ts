/** A file of a folder that the reader chose with the browser's folder dialog. */
export interface FileHandle {
  kind: 'file';
  name: string;
  getFile: () => Promise<File>;
}

/** A folder that the reader chose with the browser's folder dialog. */
export interface FolderHandle {
  kind: 'directory';
  name: string;
  values: () => AsyncIterable<FileHandle | FolderHandle>;
}

/** What the reader chose or dropped: files, also those of a folder, or folders. */
export type Chosen = File | FolderHandle | FileSystemEntry;

/** The browser's folder dialog; Chromium has it. */
export const folderDialog = () =>
  (globalThis as { showDirectoryPicker?: () => Promise<FolderHandle> }).showDirectoryPicker;

/** What was dropped. Folders are only known while the event is handled. */
export function droppedItems({ items, files }: DataTransfer): Chosen[] {
  const entries = [...items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    return entry ? [entry] : [];
  });
  return entries.some(({ isDirectory }) => isDirectory) ? entries : [...files];
}

/**
 * The path of a file in a folder that was chosen, from the folder's name on; empty for other files, and
 * in browsers that let the reader choose files instead.
 */
export function pathInFolder(file: File): string {
  // eslint-disable-next-line baseline-js/use-baseline -- checked by `??`
  return file.webkitRelativePath ?? '';
}

/** The name of the folder that a file was chosen with; empty if it was chosen by itself. */
export const folderOf = (file: File) => pathInFolder(file).split('/')[0]!;
