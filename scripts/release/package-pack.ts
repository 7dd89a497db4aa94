import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteUrl } from '../../plugins/shared/site-url';
import { oneOf } from '../shared/command/rules';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';
import { ROOT } from '../shared/root';
import { buildPackage } from './package-pack/build-package';

const PACKAGES = path.join(ROOT, 'packages');

const COMMAND = {
  name: 'npm run package:pack',
  summary:
    'Writes the archive of a package of `packages/` to the present folder, as `npm publish` takes it. Links to the documentation start with `SITE_URL`.',
  words: {
    name: 'package',
    help: 'Folder in `packages/`',
    least: 1,
    most: 1,
    rule: oneOf(readdirSync(PACKAGES)),
  },
} satisfies CommandLine;

runCommand(module, COMMAND, async ({ words: [name = ''] }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'package-pack-'));
  try {
    await buildPackage(path.join(PACKAGES, name), folder, siteUrl(process.env));
    execFileSync('npm', ['pack', folder], { stdio: 'inherit' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
