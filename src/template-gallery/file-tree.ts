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
