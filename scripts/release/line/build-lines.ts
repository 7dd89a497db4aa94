import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { line } from '../../../lines/current';
import { DEFAULT_LINE } from '../../../lines/default';
import { ownValue } from '../../../src/foundation/own-value';
import { npmRun, runStep } from '../../shared/steps/run-step';
import { linesIn, prepareLine, segmentOf } from './prepare-line';

/** The variables that builds read: the manual lists them, and a test compares the list with the code. */
const VARIABLES = 'docs-infra/manual/environment-variables.mdx';

/** What no built page depends on. */
const UNUSED = /\.test\.tsx?$|^(?:scripts|test|functions|examples)\/|^[^/]+\.md$/;

/** Written after a build for all lines. Any other run in the copy removes it, because it may build too. */
export const STAMP = '.built';

/** A hash of everything that the build of a line depends on. */
function inputsOf(target: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.filter((one) => !UNUSED.test(one))) {
    hash.update(`${file}\0`).update(readFileSync(path.join(target, file)));
  }
  const manual = readFileSync(path.join(target, VARIABLES), 'utf8');
  for (const [, name] of manual.matchAll(/^\| `([A-Z_]+)`/gm)) {
    hash.update(`${name}=${ownValue(process.env, name!) ?? ''}\0`);
  }
  return hash.digest('hex');
}

/** Builds a line in its copy, unless nothing has changed since its last build there. */
async function buildCopy(root: string, id: string) {
  const { target, files } = prepareLine(root, id);
  const output = path.join(target, 'build');
  const stamp = path.join(target, STAMP);
  const inputs = inputsOf(target, files);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) {
    console.log(`line ${id}: nothing has changed since its last build`);
    return { exitCode: 0, output };
  }
  rmSync(stamp, { force: true });
  const step = { ...npmRun('build'), name: `build of line ${id}`, cwd: target };
  const { exitCode } = await runStep(step);
  if (exitCode === 0) {
    writeFileSync(stamp, inputs);
  }
  return { exitCode, output };
}

/**
 * Builds the default line and all others, and puts the others below it: `build/v9`. The output of a
 * copy whose files, packages and settings have not changed is used as it is.
 *
 * @param root - Root folder of the repository.
 * @returns The exit code of the first build that failed, otherwise 0.
 */
export async function buildLines(root: string): Promise<number> {
  // Pages link to the other line only where it's built too.
  process.env.SITE_LINES = 'all';
  const site = path.join(root, 'build');
  const below = linesIn(root).filter((id) => id !== DEFAULT_LINE);
  const outputs: { segment: string; output: string }[] = [];
  for (const id of below) {
    const { exitCode, output } = await buildCopy(root, id);
    if (exitCode !== 0) {
      return exitCode;
    }
    outputs.push({ segment: segmentOf(id), output });
  }
  const isHere = DEFAULT_LINE === line.id;
  const { exitCode, output } = isHere
    ? { ...(await runStep(npmRun('build'))), output: site }
    : await buildCopy(root, DEFAULT_LINE);
  if (exitCode !== 0) {
    return exitCode;
  }
  if (!isHere) {
    rmSync(site, { recursive: true, force: true });
    cpSync(output, site, { recursive: true });
  }
  for (const { segment, output } of outputs) {
    cpSync(output, path.join(site, segment), { recursive: true });
  }
  return 0;
}
