/** Extensions of files that can be checked. */
const CHECKED = /\.(?:[cm]?[jt]sx?|mdx|css|scss|sass|less)$/i;

/** In bytes. Larger files are generated: 10,000 lines of source have about 400 kB. */
export const LARGEST_CODE = 2_000_000;

/** Folders with code that nobody edits. `__MACOSX` is in archives made on a Mac. */
export const IGNORED_FOLDERS = ['node_modules', '.git', 'build', 'dist', '__MACOSX'];

/** Whether a file is in a folder with code that nobody edits. */
export function isIgnored(path: string): boolean {
  return path
    .split('/')
    .slice(0, -1)
    .some((folder) => IGNORED_FOLDERS.includes(folder));
}

/** Whether a file's extension says that it can be checked. */
export const isChecked = (file: string) => CHECKED.test(file);

/** The extension of a file, or its name if it has none. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? name;
}

/** Adds to a count. */
export function countUp(counts: Map<string, number>, key: string, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/**
 * Why a file can't be checked.
 *
 * @param size - In bytes.
 * @param code - The content, if it has been read.
 * @returns A sentence; `undefined` for a file that can be checked.
 */
export function refusalOf(file: string, size: number, code = ''): string | undefined {
  if (!isChecked(file)) {
    return 'Not checked: the file is neither JavaScript, TypeScript, MDX nor a stylesheet. Choose files of these kinds.';
  }
  if (size > LARGEST_CODE) {
    const megabytes = (size / 1e6).toFixed(1);
    return `Not checked: the file has ${megabytes} MB; the limit is 2 MB. Split it, or leave out generated code.`;
  }
  if (code.includes('\0')) {
    return 'Not checked: the file is binary. If it contains code, save it as UTF-8.';
  }
  return undefined;
}

/** The report of a file that wasn't checked. */
export function refusedReport(file: string, refused: string) {
  return { file, refused, usesLibrary: false, findings: [], errors: [], unknown: [] };
}
