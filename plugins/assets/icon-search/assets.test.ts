import type { IconIndexFile, IconShard } from '../../../src/tools/icon-search/types';
import { iconAssets } from './assets';
import type { IconDrawings } from './read-icons';

const icons = new Map<string, IconDrawings>(
  Array.from({ length: 150 }, (_icon, place) => [
    `Icon${place}`,
    place === 3 ? { Filled: 'M3' } : { Filled: `M${place}`, Sharp: `S${place}` },
  ]),
);

describe('iconAssets', () => {
  const { index, shards } = iconAssets(icons, '/docs/');
  const list = JSON.parse(index.content) as IconIndexFile;

  it('lists all names, what the themes lack, and the URLs of the shards', () => {
    expect(list.names.split(' ')).toEqual([...icons.keys()]);
    expect(list.missing.Filled).toEqual([]);
    expect(list.missing.Sharp).toEqual([3]);
    expect(list.missing.Rounded).toHaveLength(150);
    expect(Object.values(list.shards).flat()).toEqual(shards.map(({ file }) => `/docs/${file}`));
  });

  it('writes each drawing to the shard of its position', () => {
    const url = list.shards.Sharp[Math.floor(149 / list.shardSize)];
    const shard = shards.find(({ file }) => url === `/docs/${file}`)!;
    const drawings = JSON.parse(shard.content) as IconShard;
    expect(drawings[149 % list.shardSize]).toBe('S149');
    const first = JSON.parse(
      shards.find(({ file }) => `/docs/${file}` === list.shards.Sharp[0])!.content,
    ) as IconShard;
    expect(first[3]).toBeNull();
  });

  it('names files by their content', () => {
    expect(index.file).toMatch(/^assets\/icons\/index\.[\da-f]{8}\.json$/);
    expect(iconAssets(icons, '/docs/').index.file).toBe(index.file);
    expect(iconAssets(new Map([['A', {}]]), '/docs/').index.file).not.toBe(index.file);
  });
});
