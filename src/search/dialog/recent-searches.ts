import { readStored, removeStored, writeStored } from '@site/src/settings';

const KEY = 'docs-recent-searches';

/** Most searches that are kept. */
const MAX_SEARCHES = 5;

/** What the reader searched for and found, the last one first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((entry) => typeof entry === 'string').slice(0, MAX_SEARCHES)
      : [];
  } catch {
    // Something else wrote there; the next search replaces it.
    return [];
  }
}

/** Keeps a search in this browser. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text) {
    const others = recentSearches().filter((other) => other !== text);
    writeStored(KEY, JSON.stringify([text, ...others].slice(0, MAX_SEARCHES)));
  }
}

/** Forgets them all. */
export function forgetSearches(): void {
  removeStored(KEY);
}
