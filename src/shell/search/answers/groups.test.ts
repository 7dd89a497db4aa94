import { recordOf, shardOf } from '../testing';
import type { RecordKind } from '../types';
import { groupHits } from './groups';

const hit = (kind: RecordKind, title: string, points: number) => ({
  record: recordOf(kind, title, `/${title}/`),
  shard: shardOf(),
  points,
});

const titles = (hits: Parameters<typeof groupHits>[0]) =>
  groupHits(hits).map(({ label, hits: own }) => [label, own.map(({ record }) => record.title)]);

it('starts with the best hits of any kind, then the group of the next best', () => {
  const hits = [
    hit('prop', 'size', 9),
    hit('page', 'Sizes', 8),
    hit('slot', 'root', 7),
    hit('class', 'Mui-sized', 6),
    hit('page', 'Color', 5),
  ];
  expect(titles(hits)).toEqual([
    ['search.best', ['size', 'Sizes', 'root']],
    ['search.classes', ['Mui-sized']],
    ['search.pages', ['Color']],
  ]);
});

it('has one hit of each page among the best', () => {
  const section = (title: string, points: number) => {
    const one = hit('section', title, points);
    return { ...one, record: { ...one.record, url: `/button/#${title}` } };
  };
  const hits = [section('sizes', 9), section('colors', 8), hit('prop', 'size', 7)];
  expect(titles(hits)).toEqual([
    ['search.best', ['sizes', 'size']],
    ['search.pages', ['colors']],
  ]);
});

it('groups sections under their page', () => {
  const hits = [
    hit('section', 'button', 9),
    hit('page', 'alert', 8),
    hit('section', 'sizes', 7),
    hit('page', 'color', 6),
  ].map((one, index) => ({
    ...one,
    record: { ...one.record, url: index === 1 ? '/alert/' : `/button/#${one.record.title}` },
  }));
  const [group] = groupHits(hits);
  expect(group?.hits.map(({ record, isNested }) => [record.title, isNested])).toEqual([
    ['button', false],
    ['sizes', true],
    ['color', true],
    ['alert', false],
  ]);
});

it('limits a group to five hits and omits empty groups', () => {
  const hits = Array.from({ length: 20 }, (_, place) => hit('demo', `Demo${place}`, 20 - place));
  expect(groupHits(hits).map((group) => group.hits.length)).toEqual([5]);
  expect(groupHits([])).toEqual([]);
});
