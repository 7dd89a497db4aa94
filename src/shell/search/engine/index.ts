import MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import { isSameVersion, isVersion } from '../data/home-shard';
import type { SearchRecord, SearchShard } from '../types';
import { askedProducts } from './products';
import { parseQuery } from './query';
import type { Query } from './query';
import { pointsOf } from './rank';
import type { Found } from './rank';
import { ranked } from './record';
import type { RankedRecord } from './record';
import { wanted } from './wanted';
import type { Wanted } from './wanted';
import { withSynonyms } from './synonyms';
import { indexTerms, joined, stemOf } from './words';

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

/** Boost for records of a product that the query names, instead of the reader's. */
const ASKED_POINTS = 36;

/** Maximum number of popular pages. */
const POPULAR_PAGES = 6;

/** More typos take too long to look for. */
const MAX_EDITS = 3;

/** Longer queries are pasted messages, whose words are complete and spelled correctly. */
const MAX_TYPED_WORDS = 5;

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
  private readonly shards: SearchShard[] = [];
  /** Names, and the words of titles. */
  private readonly known = new Set<string>();

  /** Adds the records of a shard. Resolves when they're searchable. */
  async add(shard: SearchShard, records: readonly SearchRecord[]): Promise<void> {
    const popularity = popularityOf(records);
    const added = records.map((record, index) => {
      const entry = ranked(record, shard, popularity(record));
      const location = [...entry.path, ...entry.names].join(' ');
      return { ...entry, id: this.entries.length + index, shard, location };
    });
    this.shards.push(shard);
    added.forEach(({ names, titleWords }) =>
      [...names, ...titleWords].forEach((word) => this.known.add(word)),
    );
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
    const { products, words } = askedProducts(query.words, this.shards);
    const asked = [wanted(query), ...(products.size > 0 ? [wanted({ ...query, words })] : [])];
    for (const typed of products.size > 0 ? [query.words, words] : [words]) {
      asked.push(
        ...withSynonyms(typed, (word) => this.known.has(word)).map((renamed) =>
          wanted(query, renamed),
        ),
      );
    }
    const found = this.find(query, asked);
    // A synonym adds none.
    const best = Math.max(1e-9, ...Array.from(found.values(), ({ relevance }) => relevance));
    return Array.from(found, ([id, match]) => {
      const entry = this.entries[id]!;
      const relevance = match.relevance / best;
      const points = Math.max(...asked.map((one) => pointsOf(entry, one, match, relevance)));
      return {
        record: entry,
        shard: entry.shard,
        points: points + placePoints(entry, products, home),
      };
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

  /** Finds the words of all queries, by record. */
  private find(query: Query, asked: readonly Wanted[]): Map<number, Match> {
    const found = new Map<number, Match>();
    const look = (
      term: string,
      options: SearchOptions,
      note: (match: Match, fields: readonly string[], score: number) => void,
    ) => {
      const admitted = ({ id }: SearchResult) => admits(query, this.entries[id as number]!);
      for (const { id, score, match } of this.index.search(term, {
        ...{ tokenize: (text) => [text], boost: { title: 3, location: 2 }, filter: admitted },
        ...options,
      })) {
        const known = found.get(id as number) ?? {
          ...{ words: new Set(), texts: new Set(), relevance: 0, isSimilarName: false },
        };
        found.set(id as number, known);
        note(known, Object.values(match).flat(), score);
      }
    };
    const isShort = query.words.length <= MAX_TYPED_WORDS;
    const typing = (term: string) => (isShort ? { prefix: true, fuzzy: editsIn(term) } : {});
    const terms = new Set(asked.flatMap(({ words }) => words));
    for (const term of terms) {
      const isTyped = query.words.includes(term);
      look(term, isTyped ? typing(term) : {}, (match, fields, score) => {
        const isInName = fields.some((field) => field !== 'text');
        (isInName ? match.words : match.texts).add(term);
        match.relevance += isTyped ? score : 0;
      });
      const stem = stemOf(term);
      if (stem !== term) {
        look(stem, { prefix: true }, (match, fields) => {
          const isInName = fields.some((field) => field !== 'text');
          (isInName ? match.words : match.texts).add(term);
        });
      }
    }
    const whole = query.words.join('');
    if (isShort && query.words.length > 1) {
      look(whole, typing(whole), (match, fields, score) => {
        query.words.forEach((word) => match.words.add(word));
        match.isSimilarName ||= fields.includes('title');
        match.relevance += score;
      });
    }
    return found;
  }
}

/** Typos that a word may have: one for four letters, then two, since swapped letters are two. */
function editsIn({ length }: string): number | false {
  return length > 3 && Math.min(length > 4 ? Math.max(2, Math.round(length / 4)) : 1, MAX_EDITS);
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

/** Points for a record's product: that of the page, or those that the query names. */
function placePoints(
  { shard }: Entry,
  products: ReadonlySet<string>,
  home: SearchShard | undefined,
): number {
  // A query for two products is about using both, and the reader's product answers first.
  if (products.size === 1) {
    return products.has(shard.product) && shard.current ? ASKED_POINTS : 0;
  }
  return isSameVersion(shard, home) ? HOME_POINTS : 0;
}

function admits({ kind, within, version }: Query, entry: Entry): boolean {
  return (
    (version === undefined || isVersion(entry.shard, version)) &&
    (kind === undefined || entry.kind === kind) &&
    (within === undefined || entry.owners.includes(within) || entry.names.includes(within))
  );
}
