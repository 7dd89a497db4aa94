import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../shared/root';
import { runCommand } from '../shared/command/run-command';
import { TSC } from './tsc';

/**
 * The folders with a `tsconfig.json`: the repository's root, the templates, whose date library
 * declares the type of all dates, and one per archived version.
 */
function projects(root: string): string[] {
  const archived = readdirSync(root)
    .filter((name) => name.endsWith('_versioned_docs'))
    .flatMap((name) =>
      readdirSync(path.join(root, name)).map((version) => path.join(name, version)),
    )
    .filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')));
  return ['.', 'templates', ...archived];
}

runCommand(
  module,
  {
    name: 'npm run typecheck',
    summary:
      'Type-checks the repository, the templates, and each archived version against its own library.',
    exitCodes: { 1: 'Types have errors' },
  },
  async () => {
    const failed = projects(ROOT).filter(
      (project) =>
        spawnSync(process.execPath, [TSC, '--noEmit', '-p', project], {
          cwd: ROOT,
          stdio: 'inherit',
        }).status !== 0,
    );
    return failed.length > 0 ? 1 : 0;
  },
);
