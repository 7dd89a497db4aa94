import { load } from 'cheerio';
import { changesFeed, changesOf } from './changes-feed';

const CHANGELOG = `# Changelog

All changes.

## 0.2.0

- Search & find: everything,
  \`<Demo>\` too.

## 0.1.0

- First release.
- ${'Very long '.repeat(20)}entry.
`;

const CHANNEL = {
  title: 'Docs: changes',
  description: 'What is new.',
  siteUrl: 'https://docs.example.com/',
  feedUrl: 'https://docs.example.com/changes.xml',
  changesUrl: 'https://example.com/CHANGELOG.md',
};

it('reads each item and its release', () => {
  expect(changesOf(CHANGELOG).slice(0, 2)).toEqual([
    { release: '0.2.0', text: 'Search & find: everything, `<Demo>` too.' },
    { release: '0.1.0', text: 'First release.' },
  ]);
});

it('writes a valid feed', () => {
  const $ = load(changesFeed(CHANGELOG, CHANNEL), { xml: true });
  expect($('channel > title').text()).toBe('Docs: changes');
  expect($('item')).toHaveLength(3);
  const first = $('item').first();
  expect(first.find('title').text()).toBe('Search & find');
  expect(first.find('description').text()).toBe('Search & find: everything, <Demo> too.');
  expect(first.find('category').text()).toBe('0.2.0');
  expect(first.find('link').text()).toBe(CHANNEL.changesUrl);
  expect($('item').last().find('title').text().length).toBeLessThanOrEqual(92);
});

it('generates stable and unique ids', () => {
  const ids = (changelog: string) =>
    load(changesFeed(changelog, CHANNEL), { xml: true })('guid')
      .map((_, { children }) => (children[0] as unknown as Text).data)
      .get();
  const before = ids(CHANGELOG);
  expect(new Set(before).size).toBe(3);
  expect(ids(CHANGELOG.replace('## 0.2.0\n\n', '## 0.2.0\n\n- New.\n')).slice(1)).toEqual(before);
});
