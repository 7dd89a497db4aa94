import MiniSearch from 'minisearch';
import { isSameVersion, isVersion } from '../data/home-shard';
import type { SearchRecord, SearchShard } from '../types';
import { askedProducts } from './products';
import { parseQuery } from './query';
import type { Query } from './query';
import { BOOST, documentBoost, placePoints, pointsOf } from './points';
import type { Entry } from './points';
import { FIELDS, fieldsOf, indexed } from './record';
import { indexTerms, joined } from './words';
import { wantedOf } from './wanted';

/** A record that matches a query. */
export interface Hit {
  record: SearchRecord;
  shard: SearchShard;
  /** From 0 to about 3; a hit that the query names has more than 1.5. */
  points: number;
}

/** Records indexed per task. Between tasks, a worker can answer. */
const CHUNK_SIZE = 250;

/** Hits whose names are compared with the query: no more are shown by far. */
const MOST_HITS = 1000;

/** Pages for a query without a hit, and the share of a word's letters that may be wrong in them. */
const NEAREST_PAGES = 3;
const NEAREST_TYPOS = 0.5;

/** Maximum number of popular pages. */
const POPULAR_PAGES = 6;

/** A search engine for the added shards. */
export class SearchEngine {
  /** All terms of the index. */
  private readonly known = new Set<string>();
  private readonly index = new MiniSearch({
    fields: [...FIELDS],
    tokenize: indexTerms,
    processTerm: (term) => {
      this.known.add(term);
      return term;
    },
  });
  private readonly entries: Entry[] = [];
  private readonly shards: SearchShard[] = [];

  /** Adds the records of a shard. Resolves when they're searchable. */
  async add(shard: SearchShard, records: readonly SearchRecord[]): Promise<void> {
    const popularity = popularityOf(records);
    const from = this.entries.length;
    for (const record of records) {
      this.entries.push({ ...indexed(record, shard), shard, popularity: popularity(record) });
    }
    this.shards.push(shard);
    const added = this.entries.slice(from);
    await this.index.addAllAsync(
      added.map((entry, at) => ({ id: from + at, ...fieldsOf(entry, shard) })),
      { chunkSize: CHUNK_SIZE },
    );
  }

  /**
   * The hits, best first.
   *
   * @param text - The query.
   * @param home - The shard of the current page.
   */
  search(text: string, home?: SearchShard): Hit[] {
    const query = parseQuery(text);
    if (query.words.length === 0) {
      return [];
    }
    const { products, words } = askedProducts(query.words, this.shards);
    const wanted = wantedOf(query, words, (word) => this.known.has(word));
    const found = this.index.search(wanted.search, {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: BOOST,
      boostDocument: (id) => {
        const entry = this.entries[id as number]!;
        return admits(query, entry) ? documentBoost(entry, wanted.isTask) : 0;
      },
    });
    const covers = found.map(({ queryTerms }) => wanted.coverage(queryTerms));
    const scores = found.map(({ score }, at) => score * covers[at]!);
    // A word that's only in other versions has no score.
    const best = Math.max(Number.MIN_VALUE, ...scores);
    return Array.from(scores.keys())
      .sort((one, other) => scores[other]! - scores[one]!)
      .slice(0, MOST_HITS)
      .map((at) => {
        const { id, terms } = found[at]!;
        const entry = this.entries[id as number]!;
        const points = pointsOf(entry, wanted, {
          relevance: scores[at]! / best,
          coverage: covers[at]!,
          place: placePoints(entry, products, home),
          terms,
        });
        return { record: entry, shard: entry.shard, points };
      })
      .sort((one, other) => other.points - one.points);
  }

  /**
   * The three pages with the most similar titles, then the popular ones, for a query without a hit.
   *
   * @param home - The shard of the current page.
   */
  nearest(text: string, home?: SearchShard): Hit[] {
    const similar = this.index
      .search(parseQuery(text).words.join(' '), {
        ...{ fields: ['title', 'also'], prefix: true, fuzzy: NEAREST_TYPOS },
        filter: ({ id }) => this.entries[id as number]!.kind === 'page',
      })
      .map(({ id }) => this.entries[id as number]!)
      .map((record) => ({ record, shard: record.shard, points: 0 }));
    return [...similar, ...this.popular(home)].slice(0, NEAREST_PAGES);
  }

  /**
   * The pages to start with: a shard's first page, then those whose components are used most.
   *
   * @param home - The shard of the current page. Without it, the first page of each product.
   */
  popular(home?: SearchShard): Hit[] {
    const isLanding = ({ url, shard }: Entry) => url === shard.landing;
    return this.entries
      .filter((entry) =>
        home
          ? entry.kind === 'page' && isSameVersion(entry.shard, home)
          : entry.kind === 'page' && isLanding(entry),
      )
      .map((record) => ({
        ...{ record, shard: record.shard },
        points: record.popularity + (isLanding(record) ? 2 : 0),
      }))
      .filter(({ points }) => points > 0)
      .sort((one, other) => other.points - one.points)
      .slice(0, POPULAR_PAGES);
  }
}

/** How much the component of each record is used, from 0 to 1 on a logarithmic scale. */
function popularityOf(records: readonly SearchRecord[]): (record: SearchRecord) => number {
  const uses = new Map(
    records.flatMap(({ title, uses = 0 }) =>
      uses > 0 ? [[joined(title), Math.log1p(uses)]] : [],
    ) as [string, number][],
  );
  const most = Math.max(1, ...uses.values());
  return ({ kind, title, path }) =>
    (uses.get(joined(kind === 'component' || kind === 'page' ? title : (path[0] ?? ''))) ?? 0) /
    most;
}

function admits({ kind, within, version }: Query, entry: Entry): boolean {
  return (
    (version === undefined || isVersion(entry.shard, version)) &&
    (kind === undefined || entry.kind === kind) &&
    (within === undefined || entry.owners.includes(within) || entry.names.includes(within))
  );
}
