import { recordOf, shardOf } from '../testing';
import type { RecordKind } from '../types';
import { groupHits } from './groups';

const hit = (kind: RecordKind, title: string, points: number) => ({
  record: recordOf(kind, title, `/${title}/`),
  shard: shardOf(),
  points,
});

it('starts with the group of the best hit', () => {
  const groups = groupHits([
    hit('prop', 'size', 9),
    hit('page', 'Sizes', 8),
    hit('slot', 'root', 7),
  ]);
  expect(groups.map(({ label, hits }) => [label, hits.map(({ record }) => record.title)])).toEqual([
    ['search.props', ['size', 'root']],
    ['search.pages', ['Sizes']],
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

it('limits a group to eight hits and omits empty groups', () => {
  const hits = Array.from({ length: 20 }, (_, place) => hit('demo', `Demo${place}`, 20 - place));
  expect(groupHits(hits).map((group) => group.hits.length)).toEqual([8]);
  expect(groupHits([])).toEqual([]);
});
