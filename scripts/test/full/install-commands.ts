import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { overrides } from '../../../package.json';
import { isAboutOthers, withVersions } from '../../../plugins/content/code-blocks/package-versions';
import { withoutOtherLines } from '../../../plugins/content/lines/without-other-lines';
import { withRelease } from '../../../plugins/content/lines/release-text';
import { filesBelow } from '../../../plugins/shared/files-below';
import { PRODUCTS, archivesOf } from '../../../src/foundation/products';
import { ROOT } from '../../shared/root';
import { runCommand } from '../../shared/command/run-command';

const run = promisify(execFile);

/** Milliseconds until npm is stopped: it retries a registry that doesn't answer for minutes. */
const TIME_LIMIT = 120_000;

/** React versions of a reader's project. Releases before the documented one may need an older one. */
const REACT = ['19', '18', '17'];

const DRY_RUN = ['--dry-run', '--no-audit', '--no-fund', '--no-progress', '--fetch-retries=1'];

/** Commands at a time; npm mostly waits for the registry. */
const PARALLEL = 4;

/** A command of an `npm` fence or a sentence; `npx` installs its package, too. */
const COMMAND = /\b(?:npm (?:install|i|add)|npx) ((?:\\\n|[^\n`|&;<])*@mui\/(?:\\\n|[^\n`|&;<])*)/g;

/** What pages ask readers to install. */
interface InstallCommand {
  /** Packages with their versions. */
  packages: string[];
  /** Whether only pages show it that may install releases for older versions of React. */
  isUpgrade: boolean;
  /** The files that show it. */
  files: string[];
}

function installCommands(): InstallCommand[] {
  const found = new Map<string, InstallCommand>();
  const products = PRODUCTS.filter(({ packages }) => packages.length > 0);
  const folders = [...products.flatMap(({ docs }) => docs), ...archivesOf(products)];
  for (const file of folders.flatMap(({ folder }) => filesBelow(folder, ROOT, /\.mdx$/))) {
    const shown = withoutOtherLines(readFileSync(path.join(ROOT, file), 'utf8'));
    const text = withVersions(withRelease(shown, file), file);
    for (const [command, rest = ''] of text.matchAll(COMMAND)) {
      const words = rest.split(/[\s\\]+/).filter((word) => word && !word.startsWith('-'));
      const packages = command.startsWith('npx') ? words.slice(0, 1) : words;
      const key = packages.join(' ');
      const { files, isUpgrade } = found.get(key) ?? { files: [], isUpgrade: true };
      found.set(key, {
        packages,
        files: [...files, file],
        isUpgrade: isUpgrade && isAboutOthers(file),
      });
    }
  }
  return [...found.values()];
}

interface Failure {
  code?: number;
  killed?: boolean;
  stderr?: string;
}

/** @returns npm's message; `null` if it resolved the packages. */
async function resolve(cwd: string, args: readonly string[]): Promise<string | null> {
  try {
    await run('npm', ['install', ...DRY_RUN, ...args], { cwd, timeout: TIME_LIMIT });
    return null;
  } catch (error) {
    const { killed, stderr = '' } = error as Failure;
    if (killed || /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|E5\d\d/.test(stderr)) {
      throw new Error(
        `npm install ${args.join(' ')}: the npm registry didn't answer within ${TIME_LIMIT / 1000} seconds. Check the network and "npm config get registry", then run the command again.\n${stderr}`,
      );
    }
    return stderr.trim() || String(error);
  }
}

/** A project that contains only React. */
function emptyProject(folder: string, react: string): string {
  const cwd = path.join(folder, `react-${react}`);
  mkdirSync(cwd, { recursive: true });
  const dependencies = { react: `^${react}.0.0`, 'react-dom': `^${react}.0.0` };
  // Those that the page about the lab asks for.
  const own = Object.entries(overrides).filter(([name]) => name.startsWith('@mui/'));
  writeFileSync(
    path.join(cwd, 'package.json'),
    JSON.stringify({
      name: 'app',
      private: true,
      dependencies,
      overrides: Object.fromEntries(own),
    }),
  );
  return cwd;
}

async function check(folder: string, { packages, isUpgrade, files }: InstallCommand) {
  const versions = isUpgrade ? REACT : REACT.slice(0, 1);
  let first: string | null = null;
  for (const react of versions) {
    const fault = await resolve(emptyProject(folder, react), packages);
    if (fault === null) {
      console.log(`React ${react}: ${packages.join(' ')}`);
      return null;
    }
    first ??= fault;
  }
  return `${files.join(', ')}: npm install ${packages.join(' ')}\n${first}`;
}

runCommand(
  module,
  {
    name: 'npx tsx scripts/test/full/install-commands.ts',
    summary:
      'Resolves each install command of the pages with npm, in an empty project with React 19. Pages about upgrades can also need React 18 or 17.',
    exitCodes: { 1: 'npm resolves a command with none of these, or the registry is not reachable' },
  },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'install-commands-'));
    try {
      const commands = installCommands();
      const faults: string[] = [];
      const waiting = [...commands];
      const work = async () => {
        for (let command = waiting.shift(); command; command = waiting.shift()) {
          const fault = await check(folder, command);
          faults.push(...(fault ? [fault] : []));
        }
      };
      await Promise.all(Array.from({ length: PARALLEL }, work));
      faults.forEach((fault) => console.error(`\n${fault}`));
      console.log(`${commands.length} commands, ${faults.length} failed`);
      return faults.length > 0 ? 1 : 0;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
