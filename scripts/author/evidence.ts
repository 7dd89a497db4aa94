import path from 'node:path';
import {
  keyboardEvidence,
  pageEvidence,
  removeOrphans,
  writeEvidence,
} from 'accessibility-evidence';
import type { Evidence } from 'accessibility-evidence';
import { checkPages, runWith } from 'accessibility-evidence/check';
import { evidencePages } from '../../plugins/content/evidence/evidence-pages';
import { EVIDENCE_FOLDER, readEvidence } from '../../plugins/reference/accessibility-evidence';
import { PRODUCTS, archivesOf } from '../../src/foundation/products';
import { ENGINES } from '../../test/browser/support/engines/engine';
import type { Engine } from '../../test/browser/support/engines/engine';
import { SHARD_RULE, oneOf } from '../shared/command/rules';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';
import { ROOT } from '../shared/root';
import { choosePages } from './evidence/choose-pages';
import { pressKeys } from './evidence/press-keys';
import { pageToCheck, siteToCheck } from './evidence/site-to-check';
import type { SitePage } from './evidence/site-to-check';
import { startDemos } from './evidence/start-demos';
import { measureHeights } from './measure/measure-heights';
import { withBuild } from './with-build';

const RESULTS = path.join(ROOT, EVIDENCE_FOLDER);

const COMMAND = {
  name: 'npm run evidence',
  summary:
    'Measures the demos in `build/` and checks their accessibility, and writes the heights to `demo-heights/` and the results to `a11y-data/`. Demos that are unchanged are skipped, so an interrupted run resumes.',
  options: {
    product: { type: 'string', multiple: true, value: 'id', help: 'Only this product' },
    page: {
      type: 'string',
      multiple: true,
      value: 'name',
      help: 'Only this page: the name of its file, such as chip, or its path',
    },
    shard: {
      type: 'string',
      value: 'i/n',
      default: '1/1',
      help: 'Only one of n parts of the pages',
      rule: SHARD_RULE,
    },
    force: { type: 'boolean', help: 'Measure and check unchanged demos too' },
    keyboard: {
      type: 'boolean',
      help: 'Press the keys of the keyboard tables instead of checking demos',
    },
    engine: {
      type: 'string',
      value: 'name',
      help: 'Start the demos in this engine instead of checking them',
      rule: oneOf(ENGINES),
    },
  },
  exitCodes: { 1: 'A demo could not be measured or checked' },
} satisfies CommandLine;

/** A page with its evidence so far. */
type KnownPage = readonly [page: SitePage, known: Evidence | undefined];

async function checkKeyboard(pages: readonly KnownPage[]): Promise<string[]> {
  await withBuild(async (browser, url) => {
    const tests = await pressKeys(
      pages.map(([page]) => page),
      url,
    );
    for (const [page, known] of pages) {
      const current = pageEvidence(page, known);
      const own = tests.filter(({ file }) => file === page.file);
      const keyboard = keyboardEvidence(current.keyboard.rows, own, runWith(browser));
      writeEvidence(RESULTS, { ...current, keyboard });
    }
  });
  return [];
}

/** Starts the demos with evidence that haven't been started in this engine. */
async function checkEngine(engine: Engine, pages: readonly KnownPage[], force: boolean) {
  const current = new Map(pages.map(([page, known]) => [page, pageEvidence(page, known)]));
  const demoOf = (page: SitePage, name: string) =>
    current.get(page)?.demos.find((one) => one.name === name);
  const demos = pages.flatMap(([page]) =>
    page.demos
      .filter(({ name }) => {
        const demo = demoOf(page, name);
        return demo && (force || !demo.engines[engine]);
      })
      .map((demo) => [page, demo] as const),
  );
  const failed: string[] = [];
  await startDemos(engine, demos, (page, { name }, start) => {
    demoOf(page, name)!.engines[engine] = start;
    if (!start.ran) {
      failed.push(`${page.page} ${name}: ${start.error}`);
    }
    writeEvidence(RESULTS, current.get(page)!);
  });
  console.log(`Started ${demos.length} demos in ${engine}.`);
  return failed;
}

async function checkDemos(pages: readonly KnownPage[], force: boolean): Promise<string[]> {
  const failed: string[] = [];
  await withBuild(async (browser, url) => {
    const write = (evidence: Evidence) => writeEvidence(RESULTS, evidence);
    failed.push(...(await checkPages(pages, siteToCheck(url), browser, force, write)));
  });
  return failed;
}

runCommand(module, COMMAND, async ({ values }) => {
  const { product: products, page: names, shard, force, keyboard, engine } = values;
  const all = evidencePages(ROOT, PRODUCTS, archivesOf(PRODUCTS));
  const evidence = readEvidence(ROOT);
  removeOrphans(RESULTS, all, evidence).forEach((page) => console.log(`${page}: deleted`));
  const pages = choosePages(all, { products, pages: names, shard }).map((one): KnownPage => {
    const known = evidence.find((other) => other.page === one.page);
    return [pageToCheck(one), known];
  });
  // Pages without evidence have heights too.
  const routes = pages.length < all.length ? new Set(pages.map(([{ page }]) => page)) : null;
  const failed = keyboard
    ? await checkKeyboard(pages)
    : engine !== undefined
      ? await checkEngine(engine as Engine, pages, force)
      : [...(await measureHeights({ routes, force })), ...(await checkDemos(pages, force))];
  failed.forEach((message) => console.error(message));
  return failed.length > 0 ? 1 : 0;
});
