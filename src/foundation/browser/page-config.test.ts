/** @jest-environment ./test/unit/jsdom-environment.ts */
import { pageConfigTag, readPageConfig } from './page-config';

function giveThePage(content: string): void {
  const { tagName, attributes } = pageConfigTag('ads', {});
  const meta = document.createElement(tagName) as HTMLMetaElement;
  Object.assign(meta, { name: attributes.name, content });
  document.head.replaceChildren(meta);
}

it('parses the tag', () => {
  const value = { feed: 'https://ads.example/"quoted".json' };
  giveThePage(pageConfigTag('ads', value).attributes.content);
  expect(readPageConfig('ads')).toEqual(value);
  expect(readPageConfig('analytics')).toBeNull();
});

it('ignores a tag with invalid JSON', () => {
  giveThePage('{');
  expect(readPageConfig('ads')).toBeNull();
});
