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
      this.addCode(file.name, file);
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

  addHandle(folder: FolderHandle, path = folder.name): Promise<void> {
    return this.readFolder(path, async () => {
      for await (const entry of folder.values()) {
        const below = `${path}/${entry.name}`;
        if (entry.kind === 'file') {
          await this.addInFolder(below, () => entry.getFile());
        } else if (!isIgnoredFolder(entry.name)) {
          await this.addHandle(entry, below);
        }
      }
    });
  }

  async addEntry(entry: FileSystemEntry, isInFolder = false): Promise<void> {
    const path = entry.fullPath.slice(1);
    if (entry.isDirectory) {
      if (isInFolder && isIgnoredFolder(entry.name)) {
        return;
      }
      return this.readFolder(path, async () => {
        for (const below of await folderEntries(entry as FileSystemDirectoryEntry)) {
          await this.addEntry(below, true);
        }
      });
    }
    const getFile = () =>
      new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    if (isInFolder) {
      await this.addInFolder(path, getFile);
    } else {
      this.addFile(await getFile());
    }
  }
}

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
  for (const one of chosen) {
    if (!(one instanceof File)) {
      await ('values' in one ? collector.addHandle(one) : collector.addEntry(one));
      continue;
    }
    const path = pathInFolder(one);
    if (!path) {
      collector.addFile(one);
    } else if (!isIgnored(path.replace(/^[^/]*\//, ''))) {
      await collector.addInFolder(path, () => one);
    }
  }
  return collector.collected;
}
