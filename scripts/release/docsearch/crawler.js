// The configuration of Algolia's crawler for this site. Paste it into the crawler's editor and fill
// in your application ID, the secret write key and the site's URL.
/* global Crawler */

const APP_ID = 'YOUR_APP_ID';
const API_KEY = 'YOUR_WRITE_API_KEY';
const SITE = 'YOUR_SITE_URL';

new Crawler({
  appId: APP_ID,
  apiKey: API_KEY,
  maxUrls: 10_000,
  startUrls: [`${SITE}/`],
  sitemaps: [`${SITE}/sitemap.xml`],
  discoveryPatterns: [`${SITE}/**`],
  exclusionPatterns: [`${SITE}/experiments/**`],
  schedule: 'at 03:00 every 1 day',
  actions: [
    {
      indexName: 'docs',
      pathsToMatch: [`${SITE}/**`],
      recordExtractor: ({ $, helpers }) => {
        // Elements that aren't page text.
        $('[data-search-ignore], .markdown table pre').remove();
        return helpers.docsearch({
          recordProps: {
            lvl0: {
              selectors: '',
              defaultValue: $('nav .menu__link--active').first().text() || 'Documentation',
            },
            lvl1: ['article h1', 'head > title'],
            lvl2: 'article h2',
            lvl3: 'article h3',
            lvl4: 'article [data-row] code',
            content: 'article p, article li, article [data-details]',
          },
          indexHeadings: true,
          aggregateContent: true,
          recordVersion: 'v3',
        });
      },
    },
  ],
  // Facets for ranking the reader's version first, using Docusaurus's tags.
  initialIndexSettings: {
    docs: {
      attributesForFaceting: ['type', 'lang', 'language', 'version', 'docusaurus_tag'],
      attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
      attributesToHighlight: ['hierarchy', 'content'],
      attributesToSnippet: ['content:10'],
      camelCaseAttributes: ['hierarchy', 'content'],
      searchableAttributes: [
        'unordered(hierarchy.lvl0)',
        'unordered(hierarchy.lvl1)',
        'unordered(hierarchy.lvl2)',
        'unordered(hierarchy.lvl3)',
        'unordered(hierarchy.lvl4)',
        'content',
      ],
      distinct: true,
      attributeForDistinct: 'url',
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
      minWordSizefor1Typo: 3,
      minWordSizefor2Typos: 7,
      allowTyposOnNumericTokens: false,
      ignorePlurals: true,
    },
  },
});
