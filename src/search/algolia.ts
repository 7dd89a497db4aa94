/** What the search at Algolia needs to know; the theme `theme-search-algolia` takes it. */
interface AlgoliaConfig {
  algolia?: {
    appId: string;
    apiKey: string;
    indexName: string;
    /** Results of the reader's product and version first come from Docusaurus's own tags. */
    contextualSearch: true;
    searchPagePath: false;
  };
}

const VARIABLES = ['DOCSEARCH_APP_ID', 'DOCSEARCH_API_KEY', 'DOCSEARCH_INDEX_NAME'] as const;

/**
 * The theme's configuration for Algolia DocSearch, from the environment alone: with all three of
 * `DOCSEARCH_APP_ID`, `DOCSEARCH_API_KEY` (the key for searching, which is public) and
 * `DOCSEARCH_INDEX_NAME` it replaces the embedded search, without any of them nothing changes.
 *
 * @param env - The environment, such as `process.env`.
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
  const [appId, apiKey, indexName] = VARIABLES.map((name) => env[name]!);
  return {
    algolia: { appId, apiKey, indexName, contextualSearch: true, searchPagePath: false },
  };
}
