import { algoliaConfig } from './algolia';

const ENV = {
  DOCSEARCH_APP_ID: 'APP',
  DOCSEARCH_API_KEY: 'key',
  DOCSEARCH_INDEX_NAME: 'docs',
};

it('keeps the built-in search without variables', () => {
  expect(algoliaConfig({})).toEqual({});
  expect(algoliaConfig({ DOCSEARCH_APP_ID: '' })).toEqual({});
});

it('reads all settings from the environment', () => {
  expect(algoliaConfig(ENV).algolia).toMatchObject({
    appId: 'APP',
    apiKey: 'key',
    indexName: 'docs',
  });
});

it('lists the missing variables', () => {
  expect(() => algoliaConfig({ ...ENV, DOCSEARCH_API_KEY: undefined })).toThrow(
    'has DOCSEARCH_APP_ID, DOCSEARCH_INDEX_NAME, but not DOCSEARCH_API_KEY',
  );
});
