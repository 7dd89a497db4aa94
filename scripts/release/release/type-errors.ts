import { spawnSync } from 'node:child_process';
import { TSC } from '../../test/tsc';
import type { TypeFault } from '../line/missing-modules';

const FAULT = /^(.+?)\((\d+),\d+\): error (TS\d+: .+)$/;

/**
 * Reads the errors that the type checker prints.
 *
 * @param output - With `--pretty false`.
 */
export function faultsIn(output: string): TypeFault[] {
  return output.split('\n').flatMap((text) => {
    const [, file, line, message] = FAULT.exec(text) ?? [];
    return file && line && message ? [{ file, line: Number(line), message }] : [];
  });
}

/**
 * The type errors of a checkout's pages, demos and programs.
 *
 * @param folder - The checkout's root.
 */
export function typeErrors(folder: string): TypeFault[] {
  const { stdout } = spawnSync(
    process.execPath,
    [TSC, '--noEmit', '--pretty', 'false', '-p', '.'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  );
  return faultsIn(stdout);
}
