import { openedBy } from './find-entries';

it.each<[query: string | null, paths: string[]]>([
  [null, []],
  ['', []],
  ['$', []],
  ['$.palette.primary', ['palette', 'palette.primary']],
  ['shadows[0].a', ['shadows', 'shadows[0]', 'shadows[0].a']],
  ['<script>', []],
])('opens for %j the parts %j', (query, paths) => {
  expect(openedBy(query)).toEqual(paths);
});

it('opens no more parts than a theme can have around each other', () => {
  const paths = openedBy(`$${'.part'.repeat(100_000)}`);
  expect(paths.length).toBeLessThan(20);
  expect(paths.at(-1)).toBe(paths.map(() => 'part').join('.'));
});
