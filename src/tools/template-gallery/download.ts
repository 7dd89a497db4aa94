import { strToU8, zipSync } from 'fflate';
import type { SourceFile } from './types';

/**
 * Puts the files of a project into a ZIP archive, in a folder.
 *
 * @param name - Name of the folder.
 */
export function zipProject(name: string, files: readonly SourceFile[]): Uint8Array<ArrayBuffer> {
  const contents = files.map(({ path, text }) => [`${name}/${path}`, strToU8(text)]);
  return zipSync(Object.fromEntries(contents)) as Uint8Array<ArrayBuffer>;
}

/** How long the browser has to start saving, in ms. */
const KEPT_MS = 60_000;

/** Lets the browser save a project as `<name>.zip`. */
export function downloadProject(name: string, files: readonly SourceFile[]): void {
  const blob = new Blob([zipProject(name, files)], { type: 'application/zip' });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.zip`;
  link.click();
  // Some browsers read the blob after the click, in a later task.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
