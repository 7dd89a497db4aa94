/**
 * What a dropped folder contains.
 *
 * @throws If the folder can't be read.
 */
export async function folderEntries(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    // A browser returns some at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) {
      return all;
    }
    all.push(...some);
  }
}
