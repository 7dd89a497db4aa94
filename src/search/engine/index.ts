import MiniSearch from 'minisearch';
import type { SearchRecord, SearchShard } from '../types';
import { parseQuery } from './query';
import type { Query } from './query';
import { pointsOf, ranked } from './rank';
import type { RankedRecord } from './rank';
import { SYNONYMS } from './synonyms';
import { indexTerms } from './words';

/** A record that matches a query. */
export interface Hit {
  record: SearchRecord;
  shard: SearchShard;
  points: number;
}

interface Entry extends RankedRecord {
  id: number;
  shard: SearchShard;
}

/** Records indexed per task. Between tasks, the browser can paint and handle input. */
const CHUNK_SIZE = 250;

/** Boost for records of the reader's product and version. */
const HOME_POINTS = 24;

const INDEX_OPTIONS = {
  fields: ['title', 'path', 'text'],
  extractField: (entry: Entry, field: string) => {
    const value = entry[field as 'id' | 'title' | 'path' | 'text'];
    return Array.isArray(value) ? [...value, ...entry.names].join(' ') : value;
  },
  tokenize: indexTerms,
  // Terms are already in lower case.
  processTerm: (term: string) => term,
};

/** A search engine for the added shards. */
export class SearchEngine {
  private readonly index = new MiniSearch<Entry>(INDEX_OPTIONS);
  private readonly entries: Entry[] = [];

  /** Adds the records of a shard. Resolves when they're searchable. */
  async add(shard: SearchShard, records: readonly SearchRecord[]): Promise<void> {
    const added = records.map((record, index) => ({
      ...ranked(record, shard.productName),
      id: this.entries.length + index,
      shard,
    }));
    this.entries.push(...added);
    await this.index.addAllAsync(added, { chunkSize: CHUNK_SIZE });
  }

  /**
   * All hits, best first.
   *
   * @param text - The query.
   * @param home - The shard of the current page.
   */
  search(text: string, home?: SearchShard): Hit[] {
    const query = parseQuery(text);
    if (query.words.length === 0) {
      return [];
    }
    const found = new Map<number, { words: Set<string>; relevance: number }>();
    for (const words of variants(query.words)) {
      this.find(words, query, found);
    }
    const best = Math.max(...Array.from(found.values(), ({ relevance }) => relevance));
    return Array.from(found, ([id, { words, relevance }]) => {
      const entry = this.entries[id];
      const points = pointsOf(entry, query, words, relevance / best);
      return { record: entry, shard: entry.shard, points: points + homePoints(entry.shard, home) };
    }).sort((one, other) => other.points - one.points);
  }

  private find(
    words: readonly string[],
    query: Query,
    found: Map<number, { words: Set<string>; relevance: number }>,
  ): void {
    const results = this.index.search(words.join(' '), {
      tokenize: (text) => text.split(' '),
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      boost: { title: 3, path: 2 },
      filter: ({ id }) => admits(query, this.entries[id as number]),
    });
    for (const { id, queryTerms, score } of results) {
      const known = found.get(id as number) ?? { words: new Set(), relevance: 0 };
      // Replace a matched synonym or joined word by the words in the query.
      const typed = words === query.words ? queryTerms : query.words;
      typed.forEach((word) => known.words.add(word));
      known.relevance = Math.max(known.relevance, score);
      found.set(id as number, known);
    }
  }
}

/** The words, the joined words, and synonyms. */
function variants(words: readonly string[]): (readonly string[])[] {
  const all: (readonly string[])[] = [words];
  if (words.length > 1) {
    all.push([words.join('')]);
  }
  words.forEach((word, index) => {
    for (const synonym of SYNONYMS[word] ?? []) {
      all.push(words.map((other, at) => (at === index ? synonym : other)));
    }
  });
  return all;
}

function homePoints(shard: SearchShard, home: SearchShard | undefined): number {
  return shard === home ? HOME_POINTS : 0;
}

function admits({ kind, within }: Query, entry: Entry): boolean {
  return (
    (kind === undefined || entry.kind === kind) &&
    (within === undefined || entry.owners.includes(within) || entry.names.includes(within))
  );
}
