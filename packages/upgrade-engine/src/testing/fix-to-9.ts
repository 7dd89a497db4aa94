import { checkFile } from '../check-code';
import { fixFile } from '../fix-file';
import { TO_9 } from './rules';

/** Upgrades the code of a file to version 9. Returns the code, and the names of what is left. */
export function fixTo9(code: string, from?: string) {
  const file = { file: 'App.tsx', code };
  const { source, left } = fixFile(file, checkFile(file, TO_9, from).findings, TO_9, { from });
  return { source, left: left.map(({ name }) => name) };
}
