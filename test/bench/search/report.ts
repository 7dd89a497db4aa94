import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SearchEngine } from '../../../src/shell/search/engine';
import { groupHits } from '../../../src/shell/search/dialog/groups';
import { withIcons } from '../../../src/shell/search/dialog/with-icons';
import type { Hit } from '../../../src/shell/search/engine';
import type { SearchManifest, SearchRecord, SearchShard } from '../../../src/shell/search/types';
import { median, percentile } from '../statistics';
import { QUERIES_FILE, READER_QUERIES_FILE, isExpected, readQueries } from './queries';
import type { RelevanceQuery } from './queries';

interface Outcome extends RelevanceQuery {
  /** In the order of the dialog. */
  hits: Hit[];
  /** Rank of the first correct result, starting at 1; 0 if there is none. */
  place: number;
  /** CPU time in milliseconds. */
  time: number;
}

const { values: options } = parseArgs({
  options: {
    dir: { type: 'string', default: 'build' },
    queries: { type: 'string', multiple: true, default: [QUERIES_FILE, READER_QUERIES_FILE] },
    misses: { type: 'boolean', default: false },
  },
});

function read<T>(file: string): T {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}

async function loadedEngine(shards: readonly SearchShard[]): Promise<SearchEngine> {
  const engine = new SearchEngine();
  for (const shard of shards) {
    await engine.add(shard, read<SearchRecord[]>(path.join(options.dir, shard.file)));
  }
  return engine;
}

function outcomeOf(
  engine: SearchEngine,
  asked: RelevanceQuery,
  shards: readonly SearchShard[],
): Outcome {
  const home = shards.find(({ product, current }) => current && product === asked.product);
  const start = performance.now();
  const found = engine.search(asked.query, home);
  const time = performance.now() - start;
  const options = { title: '', loaded: shards, icons: null };
  const hits = withIcons(groupHits(found), asked.query, options).flatMap((group) => group.hits);
  const place =
    hits.findIndex(({ record }) => isExpected(asked, record.url.replace(/\?.*/, ''))) + 1;
  return { ...asked, hits, place, time };
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

async function main(): Promise<void> {
  const { shards } = read<SearchManifest>(path.join(options.dir, 'search/shards.json'));
  const engine = await loadedEngine(shards);
  const outcomes = options.queries.flatMap((file) => {
    const of = readQueries(file).map((asked) => outcomeOf(engine, asked, shards));
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
  const times = outcomes.map(({ time }) => time);
  const figures = [median(times), percentile(times, 0.95), Math.max(...times)];
  const [middle, p95, longest] = figures.map((figure) => figure.toFixed(1));
  console.log(`time       median ${middle} ms   p95 ${p95} ms   longest ${longest} ms`);
  if (options.misses) {
    printMisses(outcomes.filter(({ heldOut }) => !heldOut));
  }
}

void main();
