import { selectShots } from './select-shots';
import type { Shot } from './shots';

const GROUPS = { 'docs-joy': 200, 'docs-x': 100, 'pages in webkit': 30 };

const shots = new Map(
  Object.entries(GROUPS).flatMap(([group, count]) =>
    Array.from({ length: count }, (_, index): [string, Shot] => [
      `${group} ${index}`,
      {
        kind: 'demo',
        address: '/',
        engine: 'chromium',
        size: { width: 1, height: 1 },
        mode: 'light',
        group,
      },
    ]),
  ),
);

const select = (options: Parameters<typeof selectShots>[1], from = shots) => [
  ...selectShots(from, options).keys(),
];

it('selects everything by default, or the lines that contain a text', () => {
  expect(select({})).toEqual([...shots.keys()]);
  expect(select({ only: 'docs-x' })).toHaveLength(100);
  expect(select({ only: 'docs-y' })).toEqual([]);
});

it('splits everything into shards', () => {
  const parts = ['1/3', '2/3', '3/3'].map((shard) => select({ shard }));
  expect(parts.map((part) => part.length)).toEqual([110, 110, 110]);
  expect(new Set(parts.flat()).size).toBe(shots.size);
});

it('samples 60, as many of each group', () => {
  const sample = select({ sample: true });
  expect(sample).toHaveLength(60);
  for (const group of Object.keys(GROUPS)) {
    expect(sample.filter((line) => line.startsWith(group))).toHaveLength(20);
  }
  expect(select({ sample: true })).toEqual(sample);
});

it('replaces at most one picture of the sample for a new one', () => {
  const [, shot] = [...shots][0]!;
  const more = new Map([...shots, ['docs-joy new', shot]]);
  const sample = select({ sample: true });
  const added = select({ sample: true }, more).filter((line) => !sample.includes(line));
  expect(added.length).toBeLessThanOrEqual(1);
});
