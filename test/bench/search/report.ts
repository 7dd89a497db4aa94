import fs from 'node:fs';
import path from 'node:path';
import { BUILD_DIR } from '../../../scripts/shared/root';
import { runCommand } from '../../../scripts/shared/command/run-command';
import type { CommandLine } from '../../../scripts/shared/command/types';
import { UsageError } from '../../../scripts/shared/command/usage-error';
import { median, percentile } from '../statistics';
import { addressOf, builtSearch, manifestFile } from './built-search';
import type { SearchOutcome } from './built-search';
import { printCommunity } from './community';
import {
  QUERIES_FILE,
  READER_QUERIES_FILE,
  TASK_QUERIES_FILE,
  isExpected,
  readQueries,
} from './queries';
import type { RelevanceQuery } from './queries';

interface Outcome extends RelevanceQuery, SearchOutcome {
  /** Rank of the first correct result, starting at 1; 0 if there is none. */
  place: number;
}

const COMMAND = {
  name: 'npm run bench:search',
  summary: 'Measures how often the search of a built site finds the expected page.',
  options: {
    dir: {
      type: 'string',
      value: 'folder',
      default: BUILD_DIR,
      help: 'Folder of the built site',
    },
    queries: {
      type: 'string',
      value: 'file',
      multiple: true,
      help: 'JSON file of queries, instead of the three of the project',
    },
    misses: { type: 'boolean', help: 'List the queries whose first result is another page' },
  },
} satisfies CommandLine;

function checkFile(file: string, fix: string): void {
  if (!fs.existsSync(file)) {
    throw new UsageError(`${file} doesn't exist. ${fix}`);
  }
}

function outcomeOf(asked: RelevanceQuery, { hits, time }: SearchOutcome): Outcome {
  const place = hits.findIndex((hit) => isExpected(asked, addressOf(hit))) + 1;
  return { ...asked, hits, time, place };
}

function percent(part: number, whole: number): string {
  return (part / whole).toFixed(3);
}

function printTotals(name: string, outcomes: readonly Outcome[]): void {
  const within = (places: number) =>
    outcomes.filter(({ place }) => place > 0 && place <= places).length;
  const reciprocal = outcomes.reduce((sum, { place }) => sum + (place ? 1 / place : 0), 0);
  console.log(
    `${name.padEnd(10)} ${String(outcomes.length).padStart(4)} queries   ` +
      `success@1 ${percent(within(1), outcomes.length)}   ` +
      `success@3 ${percent(within(3), outcomes.length)}   ` +
      `success@5 ${percent(within(5), outcomes.length)}   ` +
      `MRR ${percent(reciprocal, outcomes.length)}`,
  );
}

function printMisses(outcomes: readonly Outcome[]): void {
  for (const { query, product, expect, hits, place } of outcomes.filter((one) => one.place !== 1)) {
    const first = hits
      .slice(0, 3)
      .map(({ record, points }) => `${record.url} ${points.toFixed(1)}`);
    console.log(`  ${place || '-'}  "${query}" (${product})\n     wanted ${expect.join(' | ')}`);
    console.log(`     found  ${first.join('\n            ')}`);
  }
}

runCommand(module, COMMAND, async ({ values }) => {
  const { dir, queries, misses } = values;
  const files =
    queries.length > 0 ? queries : [QUERIES_FILE, READER_QUERIES_FILE, TASK_QUERIES_FILE];
  checkFile(manifestFile(dir), 'Build the site first: npm run build');
  files.forEach((file) => checkFile(file, 'Give a file of queries, as in --queries queries.json.'));
  const search = await builtSearch(dir);
  const outcomes = files.flatMap((file) => {
    const of = readQueries(file).map((asked) =>
      outcomeOf(asked, search(asked.query, asked.product)),
    );
    console.log(path.basename(file));
    printTotals(
      'tuned',
      of.filter(({ heldOut }) => !heldOut),
    );
    const heldOut = of.filter((one) => one.heldOut);
    if (heldOut.length > 0) {
      printTotals('held out', heldOut);
    }
    return of;
  });
  if (queries.length === 0) {
    printCommunity(dir, search);
  }
  const times = outcomes.map(({ time }) => time);
  const figures = [median(times), percentile(times, 0.95), Math.max(...times)];
  const [middle, p95, longest] = figures.map((figure) => figure.toFixed(1));
  console.log(`time       median ${middle} ms   p95 ${p95} ms   longest ${longest} ms`);
  if (misses) {
    printMisses(outcomes.filter(({ heldOut }) => !heldOut));
  }
});
