import fs from 'node:fs';
import path from 'node:path';

/** Folder of the example projects, which `npm run test:full` installs, type-checks and builds. */
const EXAMPLES = 'examples';

/**
 * Whether code is a whole file of an example project. Such code needs no other check, and may use
 * packages that only the example has.
 *
 * @param title - The file's path in its project, such as `src/app/layout.tsx`.
 * @param root - The repository's root.
 */
export function isExampleFile(title: string, code: string, root: string): boolean {
  const folder = path.join(root, EXAMPLES);
  return (
    title !== '' &&
    fs.existsSync(folder) &&
    fs.readdirSync(folder).some((example) => {
      const file = path.join(folder, example, title);
      return fs.existsSync(file) && fs.readFileSync(file, 'utf8').trim() === code.trim();
    })
  );
}
