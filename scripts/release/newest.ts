import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { PRODUCTS } from '../../src/foundation/products';
import { runCommand } from '../shared/command/run-command';
import { ROOT } from '../shared/root';
import { writeFormatted } from '../shared/write-formatted';

const FILE = path.join(ROOT, 'src/foundation/products/newest.json');

/** Milliseconds for an answer. */
const TIME_LIMIT = 60_000;

/** The version that npm installs without a range. */
function latestOf(name: string): string {
  const args = ['view', name, 'dist-tags.latest'];
  const version = execFileSync('npm', args, { encoding: 'utf8', timeout: TIME_LIMIT }).trim();
  if (!/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version)) {
    throw new Error(
      `npm ${args.join(' ')} printed ${JSON.stringify(version)}. Expected a version such as 9.5.0. Check "npm config get registry".`,
    );
  }
  return version;
}

runCommand(
  module,
  {
    name: 'npm run release:newest',
    summary:
      "Looks up which releases of the documented packages npm installs, for the note in each page's header. Writes them with the date into `src/foundation/products/newest.json`. Needs the registry.",
  },
  async () => {
    const versions: Record<string, string> = {};
    for (const { name } of PRODUCTS.flatMap(({ packages }) => packages)) {
      const version = latestOf(name);
      // Some registries tag a build of a branch, which is older than the releases.
      const isBuild = version.includes('-dev.');
      console.log(`${name} ${version}${isBuild ? ' (a development build, ignored)' : ''}`);
      if (!isBuild) {
        versions[name] = version;
      }
    }
    const lookedUp = new Date().toISOString().slice(0, 10);
    await writeFormatted(FILE, JSON.stringify({ lookedUp, versions }));
  },
);
