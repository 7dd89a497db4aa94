import type { IconTheme } from '../types';
import type { IconIndex } from './icon-index';
import otherSets from './other-sets.json';
import synonyms from './synonyms.json';
import { otherSpellings } from './spellings';
import { digitsOf, wordsOf, wordsOfSigns } from './words';

/** An icon as the search compares it. */
export interface Entry {
  position: number;
  name: string;
  /** The name in lower case. */
  lower: string;
  words: readonly string[];
  /** Words that people use for this icon, each between spaces. */
  ownTags: string;
  /** Words that people use for words of the name too. */
  tags: string;
  /** Everything that a query is compared with: a word that isn't in it doesn't match. */
  all: string;
}

/** Scores of a match; lower is better. Whole words are better than parts, names than synonyms. */
const SCORES = { word: 0, start: 1, synonym: 2, inside: 3, synonymStart: 4 } as const;

/** Added for a match of another spelling, such as without the plural ending. */
const OTHER_SPELLING = 0.5;

/** Subtracted for icons such as `HdrPlus` if the query has a plus sign. */
const PLUS = 1.5;

/** Shorter texts would be inside of most names. */
const MIN_INSIDE = 2;
const MIN_SYNONYM_START = 3;

/** Each word is compared with all icons. The longest names have 7. */
const MAX_TOKENS = 16;

/** Words that describe every icon or the theme, which the reader chooses separately. */
const IGNORED = new Set(['icon', 'icons', 'outlined', 'rounded', 'sharp', 'twotone', 'filled']);

const TAGS = new Map(Object.entries(synonyms));

/** The icons that Font Awesome, Feather, Lucide and Bootstrap Icons call something else, by that name. */
const OTHER_SETS = new Map<string, readonly string[]>(Object.entries(otherSets));

/** Score of such an icon; even one with the name of the query is later. */
const OTHER_SET = -4;

function spaced(...keys: string[]): string {
  return ` ${keys.flatMap((key) => TAGS.get(key) ?? []).join(' ')} `;
}

/** Prepares the icons of an index for `searchIcons`. */
export function entriesOf({ names }: Pick<IconIndex, 'names'>): Entry[] {
  return names.map((name, position) => {
    const ofName = wordsOf(name);
    const words = [...ofName, ...digitsOf(ofName)];
    const lower = name.toLowerCase();
    const ownTags = spaced(name, lower);
    const tags = spaced(name, ...words);
    const all = ` ${words.join(' ')} ${lower}${ownTags}${tags}`;
    return { position, name, lower, words, ownTags, tags, all };
  });
}

/** The name in an import statement, an import path or an element; other texts unchanged. */
function nameIn(query: string): string {
  const [, name] =
    /icons-material\/(?:\w+\/)*(\w+)/.exec(query) ?? /^\s*<(\w+)[\s/]*>/.exec(query) ?? [];
  const [, imported] = /^\s*import\s*\{?\s*(\w+)/.exec(query) ?? [];
  return name ?? imported ?? query;
}

/**
 * The words of a text, of a name such as `DeleteOutlined`, or of an import path. Without words, those
 * that its signs stand for.
 *
 * @returns The first words in lower case. Words such as "icon" are only included if there are no others.
 */
export function tokensOf(query: string): string[] {
  const plain = nameIn(query).normalize('NFD').replaceAll(/\p{M}/gu, '');
  const words = wordsOf(plain.replace(/TwoTone$/, ''));
  const tokens = words.length > 0 ? words : wordsOfSigns(query);
  const meaningful = tokens.filter((token) => !IGNORED.has(token));
  return (meaningful.length > 0 ? meaningful : tokens).slice(0, MAX_TOKENS);
}

function exactScore({ words, lower, ownTags, tags, all }: Entry, token: string): number {
  // Most icons end here, so the other comparisons don't take time with each key.
  if (!all.includes(token.length < MIN_INSIDE ? ` ${token}` : token)) {
    return Infinity;
  }
  if (words.includes(token) || ownTags.includes(` ${token} `)) {
    return SCORES.word;
  }
  if (words.some((word) => word.startsWith(token))) {
    return SCORES.start;
  }
  if (tags.includes(` ${token} `)) {
    return SCORES.synonym;
  }
  if (token.length >= MIN_INSIDE && lower.includes(token)) {
    return SCORES.inside;
  }
  return token.length >= MIN_SYNONYM_START && tags.includes(` ${token}`)
    ? SCORES.synonymStart
    : Infinity;
}

function tokenScore(entry: Entry, token: string): number {
  const score = exactScore(entry, token);
  return score < Infinity
    ? score
    : Math.min(...otherSpellings(token).map((other) => exactScore(entry, other))) + OTHER_SPELLING;
}

/** The score of a text that is written as several words, such as "to-do"; only for complete words. */
function joinedScore({ words, ownTags, tags }: Entry, whole: string): number {
  return words.includes(whole) || ownTags.includes(` ${whole} `)
    ? SCORES.word
    : tags.includes(` ${whole} `)
      ? SCORES.synonym
      : Infinity;
}

/** The score of an icon; `Infinity` if a word of the query doesn't match. */
function scoreOf(entry: Entry, tokens: readonly string[], whole: string): number {
  // First, because "log out" is one word in the name.
  if (entry.lower === whole) {
    return -3;
  }
  const joined = tokens.length > 1 ? joinedScore(entry, whole) : Infinity;
  let score = 0;
  for (const token of tokens) {
    score += tokenScore(entry, token);
    if (score === Infinity) {
      return Math.min(joined, entry.lower.includes(whole) ? SCORES.inside : Infinity);
    }
  }
  if (entry.lower.startsWith(whole)) {
    return score - 2;
  }
  return Math.min(joined, entry.words[0] === tokens[0] ? score - 0.5 : score);
}

/**
 * Searches icons by name and synonym.
 *
 * @returns Positions of the icons that match every word of the query and exist in the theme, best
 *   first; if there are none, of those that match a part before or after a slash; of all icons of the
 *   theme for an empty query.
 */
export function searchIcons(
  entries: readonly Entry[],
  query: string,
  theme: IconTheme,
  has: IconIndex['has'],
): number[] {
  const tokens = tokensOf(query);
  if (tokens.length === 0) {
    return query.trim() === ''
      ? entries.map(({ position }) => position).filter((position) => has(position, theme))
      : [];
  }
  const whole = tokens.join('');
  const isPlus = /\w\+/.test(query);
  const plain = OTHER_SETS.get(tokens.join(' ')) ?? [];
  const found = entries
    .flatMap((entry) => {
      const isMore = isPlus && (entry.words.includes('plus') || entry.words.includes('up'));
      const score = plain.includes(entry.name)
        ? OTHER_SET
        : scoreOf(entry, tokens, whole) - (isMore ? PLUS : 0);
      return score < Infinity && has(entry.position, theme) ? { entry, score } : [];
    })
    .sort(
      (a, b) =>
        a.score - b.score ||
        a.entry.words.length - b.entry.words.length ||
        a.entry.position - b.entry.position,
    )
    .map(({ entry }) => entry.position);
  const parts = found.length > 0 ? [] : query.split('/').filter((part) => /\w/.test(part));
  return parts.length > 1
    ? [...new Set(parts.flatMap((part) => searchIcons(entries, part, theme, has)))]
    : found;
}
