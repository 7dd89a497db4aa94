import MiniSearch from 'minisearch';
import type { SearchRecord, SearchShard } from '../types';
import { parseQuery } from './query';
import type { Query } from './query';
import { pointsOf, ranked } from './rank';
import type { Found, RankedRecord } from './rank';
import { SYNONYMS } from './synonyms';
import { indexTerms, joined } from './words';

/** A record that matches a query. */
export interface Hit {
  record: SearchRecord;
  shard: SearchShard;
  points: number;
}

interface Entry extends RankedRecord {
  id: number;
  shard: SearchShard;
  /** Its parents and names, as one text. */
  location: string;
}

/** Records indexed per task. Between tasks, the browser can paint and handle input. */
const CHUNK_SIZE = 250;

/** Boost for records of the reader's product and version. */
const HOME_POINTS = 24;

/** Maximum number of popular pages. */
const POPULAR_PAGES = 6;

/** Penalty for a synonym. */
const RENAMED = -3;

const INDEX_OPTIONS = {
  fields: ['title', 'location', 'text'],
  tokenize: indexTerms,
  // Terms are already in lower case.
  processTerm: (term: string) => term,
};

interface Match extends Found {
  words: Set<string>;
  texts: Set<string>;
  relevance: number;
}

/** A search engine for the added shards. */
export class SearchEngine {
  private readonly index = new MiniSearch<Entry>(INDEX_OPTIONS);
  private readonly entries: Entry[] = [];

  /** Adds the records of a shard. Resolves when they're searchable. */
  async add(shard: SearchShard, records: readonly SearchRecord[]): Promise<void> {
    const popularity = popularityOf(records);
    const added = records.map((record, index) => {
      const entry = ranked(record, shard, popularity(record));
      const location = [...entry.path, ...entry.names].join(' ');
      return { ...entry, id: this.entries.length + index, shard, location };
    });
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
    const found = new Map<number, Match>();
    for (const words of variants(query.words)) {
      this.find(words, query, found);
    }
    const renamed = withSynonyms(query.words).map((words) => ({ ...query, words }));
    const best = Math.max(...Array.from(found.values(), ({ relevance }) => relevance));
    return Array.from(found, ([id, match]) => {
      const entry = this.entries[id]!;
      const relevance = match.relevance / best;
      const points = Math.max(
        pointsOf(entry, query, match, relevance),
        ...renamed.map((other) => pointsOf(entry, other, match, relevance) + RENAMED),
      );
      return { record: entry, shard: entry.shard, points: points + homePoints(entry, home) };
    }).sort((one, other) => other.points - one.points);
  }

  /**
   * The pages to start with: a shard's first page, then those whose components are used most.
   *
   * @param home - The shard of the current page. Without it, the first page of each product.
   */
  popular(home?: SearchShard): Hit[] {
    const isLanding = ({ url, shard }: Entry) => url === shard.landing;
    return this.entries
      .filter((entry) => (home ? entry.kind === 'page' && entry.shard === home : isLanding(entry)))
      .map((record) => ({
        ...{ record, shard: record.shard },
        points: record.popularity + (isLanding(record) ? 2 : 0),
      }))
      .filter(({ points }) => points > 0)
      .sort((one, other) => other.points - one.points)
      .slice(0, POPULAR_PAGES);
  }

  private find(words: readonly string[], query: Query, found: Map<number, Match>): void {
    const results = this.index.search(words.join(' '), {
      tokenize: (text) => text.split(' '),
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      boost: { title: 3, location: 2 },
      filter: ({ id }) => admits(query, this.entries[id as number]!),
    });
    const isJoined = words.length === 1 && query.words.length > 1;
    for (const { id, queryTerms, score, match } of results) {
      const known = found.get(id as number) ?? {
        ...{ words: new Set(), texts: new Set(), relevance: 0, isSimilarName: false },
      };
      const fields = Object.values(match).flat();
      // A match of the joined word or a synonym counts as one of all words in the query.
      const typed = words === query.words ? queryTerms : [...query.words, ...queryTerms];
      const isInName = fields.some((field) => field !== 'text');
      typed.forEach((word) => (isInName ? known.words : known.texts).add(word));
      known.isSimilarName ||= isJoined && fields.includes('title');
      known.relevance = Math.max(known.relevance, score);
      found.set(id as number, known);
    }
  }
}

/** The queries that result from replacing one word by a synonym. */
function withSynonyms(words: readonly string[]): string[][] {
  return words.flatMap((word, index) =>
    (SYNONYMS.get(word) ?? []).map((synonym) =>
      words.map((other, at) => (at === index ? synonym : other)),
    ),
  );
}

/** The words, the joined words, and synonyms. */
function variants(words: readonly string[]): (readonly string[])[] {
  return [words, ...(words.length > 1 ? [[words.join('')]] : []), ...withSynonyms(words)];
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

function homePoints({ shard }: Entry, home: SearchShard | undefined): number {
  return shard === home ? HOME_POINTS : 0;
}

function admits({ kind, within }: Query, entry: Entry): boolean {
  return (
    (kind === undefined || entry.kind === kind) &&
    (within === undefined || entry.owners.includes(within) || entry.names.includes(within))
  );
}
