/** A folder of a file tree. */
export interface Folder {
  /** Path of the folder, empty for the project itself. */
  path: string;
  /** Names of its files. */
  files: string[];
  folders: Folder[];
}

/**
 * Arranges paths by folder.
 *
 * @param paths - Paths with forward slashes.
 * @returns The project's folder; folders and files are in alphabetical order.
 * @example fileTree(['src/main.tsx', 'package.json']).folders[0].files // ['main.tsx']
 */
export function fileTree(paths: readonly string[]): Folder {
  const root: Folder = { path: '', files: [], folders: [] };
  for (const path of [...paths].sort()) {
    const parts = path.split('/');
    const name = parts.pop()!;
    let folder = root;
    for (const part of parts) {
      const inner = folder.path ? `${folder.path}/${part}` : part;
      let next = folder.folders.find((one) => one.path === inner);
      if (!next) {
        next = { path: inner, files: [], folders: [] };
        folder.folders.push(next);
      }
      folder = next;
    }
    folder.files.push(name);
  }
  return root;
}

/** A folder or file of a tree, as one of its visible rows. */
export interface TreeRow {
  path: string;
  name: string;
  isFolder: boolean;
  /** Depth in the tree, from 1. */
  level: number;
  /** Position in its folder, from 1. */
  position: number;
  /** Number of folders and files in its folder. */
  count: number;
}

/**
 * The rows that are visible while some folders are open, from top to bottom.
 *
 * @param isOpen - Whether the folder with a path is open.
 */
export function visibleRows(
  { path: parent, folders, files }: Folder,
  isOpen: (path: string) => boolean,
  level = 1,
): TreeRow[] {
  const count = folders.length + files.length;
  const prefix = parent ? `${parent}/` : '';
  const rowOf = (path: string, index: number, isFolder: boolean): TreeRow => ({
    ...{ path, name: path.slice(prefix.length), isFolder, level },
    position: index + 1,
    count,
  });
  return [
    ...folders.flatMap((folder, index) => [
      rowOf(folder.path, index, true),
      ...(isOpen(folder.path) ? visibleRows(folder, isOpen, level + 1) : []),
    ]),
    ...files.map((name, index) => rowOf(prefix + name, folders.length + index, false)),
  ];
}

/**
 * The folders that contain a file or folder, the outermost first.
 *
 * @example foldersAround('src/a/B.tsx') // ['src', 'src/a']
 */
export function foldersAround(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
