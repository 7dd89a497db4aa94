import { strToU8, zipSync } from 'fflate';
import { saveFile } from '@site/src/foundation/browser/save-file';
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

/** Lets the browser save a project as `<name>.zip`. */
export function downloadProject(name: string, files: readonly SourceFile[]): void {
  saveFile(`${name}.zip`, new Blob([zipProject(name, files)], { type: 'application/zip' }));
}
