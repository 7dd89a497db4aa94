import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../scripts/shared/command/run-command';
import { UsageError } from '../../scripts/shared/command/usage-error';
import { BUILD_DIR, ROOT } from '../../scripts/shared/root';
import { siteOfCommit } from './base-site';
import { compareSites } from './compare-sites';
import { COMMAND, checkOptions } from './options';
import type { PictureOptions } from './options';
import { openReport } from './report';
import { selectShots } from './select-shots';
import { shotsOf } from './shots';

/** Folder of the report, replaced by each run. */
const REPORT_DIR = path.join(ROOT, '.cache/pictures/report');

/** Pictures between two lines about the progress. */
const PROGRESS = 100;

/** Exit code if the comparison can't run, so that CI doesn't take it for a difference. */
const FAILED = 2;

interface Base {
  dir: string;
  /** Its name in the report. */
  name: string;
}

function baseOf({ base, 'base-dir': dir }: PictureOptions): Base {
  if (base) {
    const site = siteOfCommit(base);
    return { dir: site.dir, name: `commit ${site.commit.slice(0, 10)}` };
  }
  return dir ? { dir: path.resolve(dir), name: dir } : { dir: BUILD_DIR, name: 'the same build' };
}

function checkSite(dir: string, option: string): void {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new UsageError(
      `${option} has no built site: ${dir} has no index.html. Build the site first: npm run build`,
    );
  }
}

runCommand(
  module,
  COMMAND,
  async ({ values }) => {
    checkOptions(values);
    checkSite(BUILD_DIR, 'build/');
    const base = baseOf(values);
    checkSite(base.dir, '--base-dir');
    const [before, after] = [base.dir, BUILD_DIR].map((dir) => ({ dir, shots: shotsOf(dir) }));
    const existing = new Map([...before!.shots, ...after!.shots]);
    if (selectShots(existing, { only: values.only }).size === 0) {
      throw new UsageError(
        `No picture has "${values.only}" in its line. Give a part of an address, an engine, a width or a mode, such as "joy-ui" or "in firefox, 360 px".`,
      );
    }
    const all = selectShots(existing, values);

    const report = openReport(REPORT_DIR, { base: base.name, total: all.size });
    await compareSites(all, { before: before!, after: after! }, async (result) => {
      const count = await report.add(result);
      if (result.found.outcome !== 'same') {
        console.log(`${result.found.outcome}: ${result.line}`);
      }
      if (count % PROGRESS === 0) {
        console.error(`${count} of ${all.size}`);
      }
    });
    const { counts, summary } = report.write();
    console.log(summary);
    console.log(`Report: ${path.relative('', path.join(REPORT_DIR, 'index.html'))}`);
    return counts.changed + counts.unstable + counts.failed > 0 ? 1 : 0;
  },
  { failed: FAILED },
);
