import { useSourceFiles } from './source-files';
import { useDemoState } from './viewer-demo';

/**
 * The error of the edited code in a file, for its editor.
 *
 * @param name - The file's name.
 * @param start - Number of lines of the file before those in the editor.
 * @returns `undefined` if there is none, or if its line isn't known or is before those.
 */
export function useFault(name: string, start = 0): { line: number; message: string } | undefined {
  const { fault } = useDemoState();
  const [own] = useSourceFiles();
  return fault?.line && fault.line > start && (fault.file ?? own.name) === name
    ? { line: fault.line - start, message: fault.message }
    : undefined;
}
