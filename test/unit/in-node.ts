import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * Runs code in a separate Node process, for modules that Jest can't load: Prettier and the MDX
 * packages are ECMAScript modules.
 *
 * @param body - Body of an async function with the parameters `input` and `load`, which imports a
 *   module by its path from the repository's root, including TypeScript.
 * @param input - Any JSON value.
 * @returns The body's return value, serialized as JSON.
 */
export function inNode<Result>(body: string, input: unknown): Result {
  const script = `
    const load = (file) => require('jiti').createJiti(process.cwd() + '/').import(file);
    const run = async (input) => { ${body} };
    run(JSON.parse(require('node:fs').readFileSync(0, 'utf8'))).then((result) =>
      process.stdout.write(JSON.stringify(result)),
    );
  `;
  const root = path.resolve(__dirname, '../..');
  const options = { cwd: root, input: JSON.stringify(input), encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['-e', script], options)) as Result;
}
