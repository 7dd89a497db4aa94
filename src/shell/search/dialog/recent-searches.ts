import { persisted } from '@site/src/foundation/browser/persisted';
import { parseJson } from '@site/src/foundation/browser/parse-json';

/** Maximum number of stored searches. */
const MAX_SEARCHES = 5;

const searches = persisted<string[]>({
  key: 'docs-recent-searches',
  parse(stored) {
    const list = parseJson(stored);
    return Array.isArray(list)
      ? list.filter((entry) => typeof entry === 'string').slice(0, MAX_SEARCHES)
      : [];
  },
  format: JSON.stringify,
  isMemory: true,
});

/** The recent successful searches, newest first. */
export const recentSearches = searches.get;

/** Stores a search in this browser. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text) {
    const others = recentSearches().filter((other) => other !== text);
    searches.set([text, ...others].slice(0, MAX_SEARCHES));
  }
}

/** Clears all recent searches. */
export const forgetSearches = searches.reset;
