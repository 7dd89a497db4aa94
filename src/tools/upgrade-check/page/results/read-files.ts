import { refusalOf, refusedReport } from '../../accept';
import type { FileReport, SourceFile } from '../../types';
import { TEXTS } from '../texts';

/** The files that can be checked, and reports of all others. */
export interface ReadFiles {
  sources: SourceFile[];
  refused: FileReport[];
}

async function read(file: File): Promise<SourceFile | FileReport> {
  const { name } = file;
  // A dropped folder has no type and usually no extension; reading it fails.
  const refused = refusalOf(name, file.size);
  const isFolder = file.type === '' && !name.includes('.');
  if (refused) {
    return refusedReport(name, isFolder ? TEXTS.folder : refused);
  }
  try {
    return { file: name, code: await file.text() };
  } catch {
    return refusedReport(name, TEXTS.unreadable);
  }
}

/** Reads files. One that can't be read doesn't keep others from being checked. */
export async function readFiles(files: readonly File[]): Promise<ReadFiles> {
  const all = await Promise.all(files.map(read));
  return {
    sources: all.filter((one): one is SourceFile => 'code' in one),
    refused: all.filter((one): one is FileReport => 'findings' in one),
  };
}
