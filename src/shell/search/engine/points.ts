import { isSameVersion } from '../data/home-shard';
import type { RecordKind, SearchShard } from '../types';
import type { IndexedRecord } from './record';
import type { Wanted } from './wanted';

/** A record of the index. */
export interface Entry extends IndexedRecord {
  shard: SearchShard;
  /** How much its component is used in the docs, from 0 to 1. */
  popularity: number;
}

/** Weights of the fields. */
export const BOOST = { title: 4, also: 3, owner: 3, place: 1, text: 1 } as const;

type ByKind = Readonly<Record<RecordKind, number>>;

/** Weights of the kinds for one or two words or a name in code. */
const KINDS: ByKind = {
  page: 1.25,
  component: 1.1,
  section: 1,
  prop: 0.8,
  slot: 0.6,
  class: 0.5,
  demo: 0.4,
};

/** Weights of the kinds for a task, which rows of the API don't explain. */
const KINDS_OF_TASK: ByKind = {
  page: 0.9,
  section: 1,
  component: 0.85,
  demo: 0.3,
  prop: 0.25,
  slot: 0.15,
  class: 0.1,
};

/**
 * Weights of what is deprecated, so that its replacement comes first, of inherited props, and of pages
 * about upgrades, which name everything that once changed.
 */
const DEPRECATED = 0.6;
const INHERITED = 0.7;
const UPGRADE = 0.8;
const UPGRADE_ADDRESS = /\/migration\/(?!coming-from)/;

/**
 * Points for a query that equals the name of a record. A page comes before a section or prop with the
 * same name, even if it belongs to another product. Demos are named after their sections.
 */
const NAME: ByKind = {
  page: 2.1,
  component: 1.9,
  class: 1.6,
  section: 0.8,
  prop: 1.1,
  slot: 0.6,
  demo: 0.2,
};

/** Share of these points for a parent's name and the record's name, such as `button variant`. */
const WITH_OWNER = 1.5;
/** Share for a prop with exactly the name of a query in camel case. */
const AS_CODE = 3;
/** Share for a name that starts with the query, or is similar to its only word. */
const SIMILAR = 0.6;
/** Most letters by which the lengths of similar names differ, and the fewest that they have. */
const SIMILAR_LENGTH = 2;
const SHORTEST_SIMILAR = 4;
/** Points for the page about a component among pages with the same name. */
const COMPONENT_PAGE = 0.4;
const COMPONENT_ADDRESS = /\/react-[^/]+\/$/;
/** Share that the most used component and its props have more. */
const POPULAR = 0.15;

/** Points for a page or component that a task names, and for all that belongs to it. */
const SUBJECT = 0.3;

/** Points for the reader's product: a tie-breaker. */
const HOME = 0.7;
/** Points for a product that the query names. */
const ASKED = 1;

/** What a record is worth beside others that fit as well. */
function worthOf({ url, deprecated, inherited }: Entry): number {
  return (
    (deprecated ? DEPRECATED : 1) *
    (inherited ? INHERITED : 1) *
    (UPGRADE_ADDRESS.test(url) ? UPGRADE : 1)
  );
}

/** The weight of a record's words. */
export function documentBoost(entry: Entry, isTask: boolean): number {
  return (isTask ? KINDS_OF_TASK : KINDS)[entry.kind] * worthOf(entry);
}

/** Points for a record's product: that of the page, or the one that the query names. */
export function placePoints(
  { shard }: Entry,
  products: ReadonlySet<string>,
  home: SearchShard | undefined,
): number {
  // A query for two products is about using both, and the reader's product answers first.
  if (products.size === 1) {
    return products.has(shard.product) && shard.current ? ASKED : 0;
  }
  return isSameVersion(shard, home) ? HOME : 0;
}

function isBoth(one: string, other: string, name: string): boolean {
  return (
    one.length + other.length === name.length && (one + other === name || other + one === name)
  );
}

/** What a search found in a record. */
interface Found {
  /** What the words of the query count in it, from 0 to 1. */
  relevance: number;
  /** How many of these words it has: a part of them at home is no better than all of them elsewhere. */
  coverage: number;
  /** Points for its product. */
  place: number;
  /** Its terms that matched. */
  terms: readonly string[];
}

/** Points for a record: for its words, and for its name if the query names it. */
export function pointsOf(
  entry: Entry,
  { names: wanted, subjects, words, isTask, writtenAsCode }: Wanted,
  { relevance, coverage, place, terms }: Found,
): number {
  const { kind, url, names, owners, popularity } = entry;
  let fit = 0;
  for (const [name, each] of wanted) {
    if (names.includes(name)) {
      fit = Math.max(fit, each * (writtenAsCode && kind === 'prop' ? AS_CODE : 1));
    } else if (owners.some((owner) => names.some((own) => isBoth(owner, own, name)))) {
      fit = Math.max(fit, each * WITH_OWNER);
    }
  }
  const whole = words.join('');
  const isSimilar = (name: string) =>
    terms.includes(name) &&
    (name.startsWith(whole) ||
      (words.length === 1 &&
        name.length >= SHORTEST_SIMILAR &&
        Math.abs(name.length - whole.length) <= SIMILAR_LENGTH));
  if (fit === 0 && names.some(isSimilar)) {
    fit = SIMILAR;
  }
  const isNamed =
    owners.some((owner) => subjects.has(owner)) ||
    ((kind === 'page' || kind === 'component') && names.some((name) => subjects.has(name)));
  const subject = isTask && isNamed ? SUBJECT * worthOf(entry) : 0;
  const page = !isTask && COMPONENT_ADDRESS.test(url) ? COMPONENT_PAGE : 0;
  return (
    (relevance + fit * NAME[kind] * worthOf(entry)) * (1 + popularity * POPULAR) +
    coverage * place +
    subject +
    page
  );
}
