import type { LoadContext } from '@docusaurus/types';
import googleTagPlugin from '.';

const OPTIONS = { trackingID: 'G-ABC123', elementId: 'held' };
const { NODE_ENV } = process.env;

function tagsIn(mode: string) {
  Object.assign(process.env, { NODE_ENV: mode });
  return googleTagPlugin({} as LoadContext, OPTIONS).injectHtmlTags?.({ content: undefined });
}

afterEach(() => {
  Object.assign(process.env, { NODE_ENV });
});

it('holds the tag of the preset’s plugin', () => {
  expect(tagsIn('production')).toEqual({
    headTags: [
      {
        tagName: 'script',
        attributes: {
          type: 'text/plain',
          id: 'held',
          'data-src': 'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
        },
      },
    ],
  });
});

it('has no tag in development, as the preset’s plugin', () => {
  expect(tagsIn('development')).toEqual({});
});

it('has nothing else of that plugin: no script of its own on the pages, no data', () => {
  Object.assign(process.env, { NODE_ENV: 'production' });
  expect(Object.keys(googleTagPlugin({} as LoadContext, OPTIONS)).sort()).toEqual([
    'injectHtmlTags',
    'name',
  ]);
});

it('has its options checked by that plugin', () => {
  expect(() => googleTagPlugin({} as LoadContext, { ...OPTIONS, trackingID: '' })).toThrow(
    '"trackingID"',
  );
});
