import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The ending of a file that is part of one line only, such as `BasicList.v9.tsx`. */
const VARIANT = /\.v(\d+)(?=\.\w+$)/;

/**
 * The files of a line: all of the checkout but those of other lines and those that the line goes
 * without. A file for this line replaces the one that is named like it otherwise.
 *
 * @param files - Of the checkout, with forward slashes.
 * @param without - Files and folders.
 * @returns Path in the checkout by path in the line.
 */
export function filesOfLine(
  files: readonly string[],
  line: string,
  without: readonly string[],
): Map<string, string> {
  const isLeftOut = (file: string) => without.some((one) => `${file}/`.startsWith(`${one}/`));
  const lineOf = (file: string) => VARIANT.exec(file)?.[1];
  const shared = files.filter((file) => lineOf(file) === undefined && !isLeftOut(file));
  const own = files.filter((file) => lineOf(file) === line);
  return new Map([
    ...shared.map((file) => [file, file] as const),
    ...own.map((file) => [file.replace(VARIANT, ''), file] as const),
  ]);
}

/** The variants among the files of a line that are the same as the shared file which they replace. */
export function needlessVariants(root: string, files: ReadonlyMap<string, string>): string[] {
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const isShared = (file: string) => existsSync(path.join(root, file));
  return [...files].flatMap(([place, file]) =>
    place !== file && isShared(place) && textOf(place) === textOf(file) ? file : [],
  );
}
