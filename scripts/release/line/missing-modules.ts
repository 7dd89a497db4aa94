import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** An error of the type checker. */
export interface TypeFault {
  /** Relative to the root. */
  file: string;
  line: number;
  /** The first line of the message. */
  message: string;
}

/** Copies of pages with packages of their own, which no other line shows. */
const ARCHIVED = /_versioned_docs\//;

/**
 * The imports that the packages of a copy don't have. The type checker misses them: it goes on in the folders
 * above, and finds the packages of the checkout.
 *
 * @param target - Root of the copy.
 * @param files - Relative to it.
 * @param names - Packages that are looked at.
 */
export function missingModules(
  target: string,
  files: readonly string[],
  names: readonly string[],
): TypeFault[] {
  const host: ts.ModuleResolutionHost = {
    readFile: ts.sys.readFile,
    fileExists: (file) => file.startsWith(target + path.sep) && ts.sys.fileExists(file),
  };
  const options: ts.CompilerOptions = { moduleResolution: ts.ModuleResolutionKind.Bundler };
  const isMissing = (name: string, from: string) =>
    names.some((one) => `${name}/`.startsWith(`${one}/`)) &&
    !ts.resolveModuleName(name, path.join(target, from), options, host).resolvedModule;
  return files
    .filter((file) => /\.tsx?$/.test(file) && !ARCHIVED.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(target, file), 'utf8');
      return ts.preProcessFile(text).importedFiles.flatMap(({ fileName, pos }) => {
        const line = text.slice(0, pos).split('\n').length;
        const message = `there is no module '${fileName}'`;
        return isMissing(fileName, file) ? { file, line, message } : [];
      });
    });
}
