import { dataOf, leftOut, printCss, printTheme, readTheme } from 'mui-theme-kit';
import { HELP, readArguments } from './read-arguments';
import { list, lossesOf, reportOf } from './report';
import { themeFiles } from './theme-files';

/** What the command prints. */
export interface Result {
  output: string;
  /** For the error output. */
  remarks: string;
  exitCode: number;
}

/**
 * Checks or prints a theme.
 *
 * @param args - The arguments of the command line.
 * @throws If an argument is invalid, or no theme can be read.
 */
export async function runCommand(args: readonly string[]): Promise<Result> {
  const given = readArguments(args);
  if (given === null) {
    return { output: HELP, remarks: '', exitCode: 0 };
  }
  const files = themeFiles(given.files);
  const read = await readTheme(files, given.to);
  const exitCode = read.skipped.length > 0 ? 1 : 0;
  if (given.command === 'check') {
    const json = { files: files.map(({ name }) => name), ...read };
    const output = given.json ? `${JSON.stringify(json, null, 2)}\n` : reportOf(read);
    return { output, remarks: '', exitCode };
  }
  const { to = read.library, as } = given;
  const isModule = as === 'ts' || as === 'js';
  const { options, code } = dataOf(read, to);
  const missing = [...leftOut(read, to), ...(isModule ? [] : code)];
  return {
    output: isModule
      ? printTheme(read, as, to)
      : as === 'css'
        ? printCss(read, to)
        : `${JSON.stringify(options, null, 2)}\n`,
    remarks: lossesOf(read) + list('Not printed', missing),
    exitCode: missing.length > 0 ? 1 : exitCode,
  };
}
