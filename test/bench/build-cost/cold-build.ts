import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { routesOfPages } from '../../../scripts/serve/routes';
import { WORK_DIR } from '../paths';
import { measureCommand } from './measure-command';
import type { CommandFigures } from './measure-command';

/** Cost and output of a build. */
export interface BuildFigures extends CommandFigures {
  pages: number;
}

/** Caches that an earlier build leaves for the next one. */
const LEFTOVERS = ['build', '.docusaurus', 'node_modules/.cache'];

/**
 * Builds a site without any caches, and measures the build.
 *
 * @param name - Name of the log file.
 * @param siteDir - Folder of a site whose `package.json` has a script `build`.
 * @param env - Environment variables of the build, in addition to those of this process.
 * @throws If the build fails.
 */
export async function coldBuild(
  name: string,
  siteDir: string,
  env: Record<string, string> = {},
): Promise<BuildFigures> {
  mkdirSync(WORK_DIR, { recursive: true });
  for (const leftover of LEFTOVERS) {
    rmSync(path.join(siteDir, leftover), { recursive: true, force: true });
  }
  const figures = await measureCommand(['npm', 'run', 'build'], {
    cwd: siteDir,
    env,
    logFile: path.join(WORK_DIR, `${name}-build.log`),
  });
  return { ...figures, pages: routesOfPages(path.join(siteDir, 'build')).length };
}
