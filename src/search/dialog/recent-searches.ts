import { readStored, removeStored, writeStored } from '@site/src/settings';

const KEY = 'docs-recent-searches';

/** Maximum number of stored searches. */
const MAX_SEARCHES = 5;

/** The recent successful searches, newest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((entry) => typeof entry === 'string').slice(0, MAX_SEARCHES)
      : [];
  } catch {
    // Malformed storage is overwritten by the next search.
    return [];
  }
}

/** Stores a search in this browser. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text) {
    const others = recentSearches().filter((other) => other !== text);
    writeStored(KEY, JSON.stringify([text, ...others].slice(0, MAX_SEARCHES)));
  }
}

/** Clears all recent searches. */
export function forgetSearches(): void {
  removeStored(KEY);
}
