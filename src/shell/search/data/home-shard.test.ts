import { shardOf } from '../testing';
import { homeShard, searchedShards } from './home-shard';

const material = shardOf();
const archived = shardOf({ version: '6.5.0', current: false, paths: ['/material-ui/6.5.0'] });
const joy = shardOf({ product: 'joy-ui', paths: ['/joy-ui'] });
const SHARDS = [joy, material, archived];

it.each([
  ['/material-ui/react-button/', material],
  ['/material-ui/6.5.0/react-button/', archived],
  ['/material-ui-two/', undefined],
  ['/', undefined],
])('knows whose page %s is', (pathname, shard) => {
  expect(homeShard(SHARDS, pathname)).toBe(shard);
});

it("searches the reader's archived version first, then all current versions", () => {
  expect(searchedShards(SHARDS, '/material-ui/')).toEqual([material, joy]);
  expect(searchedShards(SHARDS, '/material-ui/6.5.0/')).toEqual([archived, joy, material]);
  expect(searchedShards(SHARDS, '/')).toEqual([joy, material]);
});

it('searches the versions that a query names', () => {
  expect(searchedShards(SHARDS, '/material-ui/', '6')).toEqual([material, joy, archived]);
  expect(searchedShards(SHARDS, '/material-ui/', '6.5.0')).toContain(archived);
  expect(searchedShards(SHARDS, '/material-ui/', '6.5.01')).not.toContain(archived);
});

it('puts the pages of all products before the API', () => {
  const api = shardOf({ part: 'api' });
  const joyApi = shardOf({ product: 'joy-ui', paths: ['/joy-ui'], part: 'api' });
  expect(searchedShards([joyApi, api, ...SHARDS], '/material-ui/')).toEqual([
    material,
    joy,
    api,
    joyApi,
  ]);
});
