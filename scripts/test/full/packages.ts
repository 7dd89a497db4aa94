import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { oneOf } from '../../shared/command/rules';
import { runCommand } from '../../shared/command/run-command';
import { ROOT } from '../../shared/root';
import { ensureBrowser } from '../browser';

/** Links what an example installs beside the package, because it's installed here. */
function linkPeers(folder: string): void {
  const { peerDependencies } = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as { peerDependencies?: Record<string, string> };
  for (const name of Object.keys(peerDependencies ?? {})) {
    const link = path.join(folder, 'node_modules', name);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(path.join(ROOT, 'node_modules', name), link);
  }
}

const PACKAGES = path.join(ROOT, 'packages');

/** Packs a package, installs the archive in a copy of its `example/`, and runs the test of that. */
function tryPackage(name: string): void {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'packages-'));
  // Examples may start it.
  const env = { ...process.env, CHROME_PATH: ensureBrowser() };
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: 'inherit', env });
  try {
    fs.cpSync(path.join(PACKAGES, name, 'example'), folder, { recursive: true });
    const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
    run(process.execPath, tsx, path.join(ROOT, 'scripts/release/package-pack.ts'), name);
    const archive = fs.readdirSync(folder).find((file) => file.endsWith('.tgz'))!;
    // Without the registry: the archive must contain all that it needs.
    run(
      'npm',
      'install',
      '--offline',
      '--legacy-peer-deps',
      '--no-audit',
      '--no-fund',
      `./${archive}`,
    );
    linkPeers(folder);
    run('npm', 'test');
    // What needs the registry, such as a comparison with other packages.
    run('npm', 'run', 'judge', '--if-present');
    const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
    run(process.execPath, tsc, '--noEmit', '--strict', '--module', 'nodenext', 'types.ts');
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

runCommand(
  module,
  {
    name: 'npx tsx scripts/test/full/packages.ts',
    summary:
      'Packs each package of `packages/`, and installs the archive in a project without the site, the registry and other packages: its `example/`, which is then tested and type-checked.',
    words: { name: 'package', help: 'Try only these', rule: oneOf(fs.readdirSync(PACKAGES)) },
    exitCodes: { 1: 'A package does not work there' },
  },
  async ({ words: asked }) => {
    (asked.length > 0 ? asked : fs.readdirSync(PACKAGES)).forEach(tryPackage);
  },
);
