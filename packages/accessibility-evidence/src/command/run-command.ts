import { parseArgs } from 'node:util';
import {
  conformanceText,
  outdatedDemos,
  pageReport,
  readEvidence,
  resultsFile,
} from 'accessibility-evidence';
import type { Evidence } from 'accessibility-evidence';
import { pagesOf, readList } from './read-list';

/** What `accessibility-evidence --help` prints. */
export const HELP = `Checks the accessibility of the demos of a site, and keeps dated results as JSON.

Usage:
  accessibility-evidence check <list>     Check the demos that changed since their last check
  accessibility-evidence outdated <list>  List the demos without results, and those that changed
  accessibility-evidence report           Print the results by page, and by the criteria of WCAG 2.2

<list> is a JSON file with the address of the site, which must run, and the demos of its pages.

Options:
  --out <folder>       Folder of the results (default: a11y-data)
  --force              With check: check unchanged demos too
  --engine <name>      With check: only start the demos in chromium, firefox or webkit
  --keyboard <report>  With check: only add the results of keyboard tests, Playwright's JSON report
  --browser <path>     With check: the browser's program, if it isn't Playwright's own
  -h, --help           Print this help

Exit codes:
  0  All demos have current results, or these were printed
  1  A demo has none, could not be checked, or doesn't run in the engine
  2  The command did not run
`;

const OPTIONS = {
  out: { type: 'string', default: 'a11y-data' },
  force: { type: 'boolean', default: false },
  engine: { type: 'string' },
  keyboard: { type: 'string' },
  browser: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** What the command prints, and its exit code. */
export interface Outcome {
  output: string;
  exitCode: 0 | 1;
}

const linesOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

/** The results in Markdown: those of each product and version by criterion, then by page. */
function reportOf(all: readonly Evidence[]): string {
  const products = new Set(all.map(({ product, version }) => `${product} ${version}`));
  const parts = [...products].flatMap((key) => {
    const pages = all.filter(({ product, version }) => `${product} ${version}` === key);
    const [{ product: name, version }] = pages as [Evidence, ...Evidence[]];
    const pageTexts = pages.flatMap((one) => {
      const { summary, failures, engines } = pageReport(one, {
        demo: (demo) => `${one.page}#${demo}`,
        data: resultsFile(one),
        conformance: 'https://www.w3.org/TR/WCAG22/',
      });
      const list = failures ? [`${failures.lead}:`, failures.list] : [];
      return [`## ${one.page}`, summary, ...list, engines];
    });
    const criteria = conformanceText({ name, version }, pages, (page) => page);
    return [`# ${key}`, criteria, ...pageTexts];
  });
  return `${parts.join('\n\n')}\n`;
}

/**
 * Runs the command.
 *
 * @param args - The arguments of the command line.
 * @throws If an argument or the list is invalid, or if the site or the browser doesn't run.
 */
export async function runCommand(args: readonly string[]): Promise<Outcome> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
  });
  const { out, force, engine, keyboard, browser } = values;
  const [command, file, ...others] = positionals;
  if (values.help) {
    return { output: HELP, exitCode: 0 };
  }
  if (others.length > 0) {
    throw new Error(`Unexpected argument "${others[0]!}". Give one list.`);
  }
  const all = readEvidence(out);
  if (command === 'report') {
    if (all.length === 0) {
      throw new Error(
        `${out} has no results. Write some with check, or give their folder as --out.`,
      );
    }
    return { output: reportOf(all), exitCode: 0 };
  }
  if (command !== 'check' && command !== 'outdated') {
    throw new Error(`The command is "${command ?? ''}". Give check, outdated or report.`);
  }
  if (file === undefined) {
    throw new Error('<list> is missing. Give a JSON file with the demos.');
  }
  const list = readList(file);
  const pages = await pagesOf(list);
  const known = all.filter(
    ({ product, version }) => product === list.product && version === list.version,
  );
  if (command === 'outdated') {
    const outdated = outdatedDemos(pages, known);
    const lines = outdated.map(({ page, demo, state }) => `${page.page} ${demo}: ${state}`);
    return { output: linesOf(lines), exitCode: lines.length > 0 ? 1 : 0 };
  }
  const { ENGINES, addKeyboard, checkDemos, startDemos } = await import('./run-checks');
  const checks = { list, pages, known, out, force, browser };
  if (keyboard !== undefined) {
    addKeyboard(keyboard, checks);
    return { output: '', exitCode: 0 };
  }
  const engineName = ENGINES.find((one) => one === engine);
  if (engine !== undefined && engineName === undefined) {
    throw new Error(`--engine is "${engine}". Give one of ${ENGINES.join(', ')}.`);
  }
  const failed = await (engineName ? startDemos(engineName, checks) : checkDemos(checks));
  return { output: linesOf(failed), exitCode: failed.length > 0 ? 1 : 0 };
}
