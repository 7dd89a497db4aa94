/** Algolia settings for `theme-search-algolia`. */
interface AlgoliaConfig {
  algolia?: {
    appId: string;
    apiKey: string;
    indexName: string;
    /** Ranks the reader's product and version first, using Docusaurus's own tags. */
    contextualSearch: true;
    searchPagePath: false;
  };
}

const VARIABLES = ['DOCSEARCH_APP_ID', 'DOCSEARCH_API_KEY', 'DOCSEARCH_INDEX_NAME'] as const;

/**
 * The theme configuration for Algolia DocSearch, from environment variables. If `DOCSEARCH_APP_ID`,
 * `DOCSEARCH_API_KEY` (the public search key) and `DOCSEARCH_INDEX_NAME` are set, Algolia replaces
 * the built-in search. If none are set, the built-in search is used.
 *
 * @param env - Environment variables, such as `process.env`.
 * @throws An `Error` when only some of them are set.
 */
export function algoliaConfig(env: Readonly<Record<string, string | undefined>>): AlgoliaConfig {
  const missing = VARIABLES.filter((name) => !env[name]);
  if (missing.length === VARIABLES.length) {
    return {};
  }
  if (missing.length > 0) {
    const set = VARIABLES.filter((name) => env[name]);
    throw new Error(
      `Algolia DocSearch needs ${VARIABLES.join(', ')}. ` +
        `The environment has ${set.join(', ')}, but not ${missing.join(', ')}. ` +
        'Set all of them, or none for the embedded search.',
    );
  }
  return {
    algolia: {
      appId: env.DOCSEARCH_APP_ID!,
      apiKey: env.DOCSEARCH_API_KEY!,
      indexName: env.DOCSEARCH_INDEX_NAME!,
      contextualSearch: true,
      searchPagePath: false,
    },
  };
}
