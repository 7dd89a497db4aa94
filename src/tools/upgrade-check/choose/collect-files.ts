import {
  IGNORED_FOLDERS,
  countUp,
  extensionOf,
  isChecked,
  isIgnored,
  refusalOf,
  refusedReport,
} from 'mui-upgrade-check';
import type { FileReport } from 'mui-upgrade-check';
import { folderEntries } from '@site/src/foundation/browser/folder-entries';
import { REASONS } from '../reasons';
import { pathInFolder } from './chosen';
import type { Chosen, FolderHandle } from './chosen';

/** A file to check. */
export interface FoundFile {
  path: string;
  file: File;
}

/** What was found in files and folders. */
export interface Collected {
  files: FoundFile[];
  archives: FoundFile[];
  /** Files that aren't checked, with the reason. */
  refused: FileReport[];
  /** How many files of folders are of another kind, by extension. */
  skipped: Map<string, number>;
}

interface Options {
  signal: AbortSignal;
  /** Called when a folder is read. */
  onProgress: () => void;
  /** Makes paths unique; see `uniqueLabels`. */
  label: (path: string) => string;
}

const isArchive = (path: string) => /\.zip$/i.test(path);

/** Folders of a folder whose content isn't read. */
const isIgnoredFolder = (name: string) => IGNORED_FOLDERS.includes(name);

/** In ms; shorter than a long task. */
const SLICE = 40;

class Collector {
  readonly collected: Collected = { files: [], archives: [], refused: [], skipped: new Map() };

  private sliceEnd = performance.now() + SLICE;

  constructor(private readonly options: Options) {}

  /** Adds a file that can be checked, or says why it can't. */
  private addCode(path: string, file: File): void {
    const refused = refusalOf(path, file.size);
    if (refused) {
      this.collected.refused.push(refusedReport(path, refused));
    } else {
      this.collected.files.push({ path, file });
    }
  }

  /** Adds a file that the reader chose by itself. */
  addFile(file: File): void {
    if (isArchive(file.name)) {
      this.collected.archives.push({ path: file.name, file });
    } else {
      this.addCode(this.options.label(file.name), file);
    }
  }

  /** Lets the browser draw in between: Chromium asks the system for the size of each file, which takes time. */
  private async yieldAfterSlice(): Promise<void> {
    if (performance.now() >= this.sliceEnd) {
      await new Promise((resolve) => setTimeout(resolve));
      this.sliceEnd = performance.now() + SLICE;
    }
  }

  /** Adds a file of a folder, of which files of other kinds are only counted. */
  async addInFolder(path: string, getFile: () => File | Promise<File>): Promise<void> {
    await this.yieldAfterSlice();
    this.options.signal.throwIfAborted();
    if (!isChecked(path)) {
      countUp(this.collected.skipped, extensionOf(path));
      return;
    }
    try {
      this.addCode(path, await getFile());
    } catch {
      this.collected.refused.push(refusedReport(path, REASONS.unreadable));
    }
  }

  /** Reads a folder. One that can't be read doesn't keep others from being read. */
  private async readFolder(path: string, read: () => Promise<void>): Promise<void> {
    this.options.onProgress();
    try {
      await read();
    } catch {
      this.options.signal.throwIfAborted();
      this.collected.refused.push(refusedReport(path, REASONS.unreadableFolder));
    }
  }

  private readHandle(folder: FolderHandle, path: string): Promise<void> {
    return this.readFolder(path, async () => {
      for await (const entry of folder.values()) {
        const below = `${path}/${entry.name}`;
        if (entry.kind === 'file') {
          await this.addInFolder(below, () => entry.getFile());
        } else if (!isIgnoredFolder(entry.name)) {
          await this.readHandle(entry, below);
        }
      }
    });
  }

  private readEntry(folder: FileSystemDirectoryEntry, path: string): Promise<void> {
    return this.readFolder(path, async () => {
      for (const entry of await folderEntries(folder)) {
        const below = `${path}/${entry.name}`;
        if (entry.isFile) {
          await this.addInFolder(below, () => fileOf(entry as FileSystemFileEntry));
        } else if (!isIgnoredFolder(entry.name)) {
          await this.readEntry(entry as FileSystemDirectoryEntry, below);
        }
      }
    });
  }

  /** Adds a folder or a dropped file. */
  async add(one: FolderHandle | FileSystemEntry): Promise<void> {
    if ('values' in one) {
      return this.readHandle(one, this.folderLabel(one.name));
    }
    if (one.isDirectory) {
      return this.readEntry(one as FileSystemDirectoryEntry, this.folderLabel(one.name));
    }
    try {
      this.addFile(await fileOf(one as FileSystemFileEntry));
    } catch {
      const path = this.options.label(one.name);
      this.collected.refused.push(refusedReport(path, REASONS.unreadable));
    }
  }

  /** The path of a folder that the reader chose. */
  folderLabel(name: string): string {
    return this.options.label(`${name}/`).slice(0, -1);
  }
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/**
 * Finds the files of what the reader chose, without those in folders with code that nobody edits.
 *
 * @throws If the signal is aborted.
 */
export async function collectFiles(
  chosen: readonly Chosen[],
  options: Options,
): Promise<Collected> {
  const collector = new Collector(options);
  /** The paths of folders whose files the browser lists, by their names. */
  const listed = new Map<string, string>();
  for (const one of chosen) {
    if (!(one instanceof File)) {
      await collector.add(one);
      continue;
    }
    const path = pathInFolder(one);
    if (!path) {
      collector.addFile(one);
      continue;
    }
    const [name = '', ...below] = path.split('/');
    const folder = listed.get(name) ?? collector.folderLabel(name);
    listed.set(name, folder);
    if (!isIgnored(below.join('/'))) {
      await collector.addInFolder([folder, ...below].join('/'), () => one);
    }
  }
  return collector.collected;
}
