/** @jest-environment ./test/unit/jsdom-environment.ts */
import { renderHook } from '@testing-library/react';
import { bestOf, groupHits } from '../answers/groups';
import { recordOf, shardOf } from '../testing';
import { useSteadyGroups } from './use-steady-groups';

const hit = (title: string, points: number) => ({
  record: recordOf('page', title, `/${title}/`),
  shard: shardOf(),
  points,
});

const HOME = [hit('Button', 4), hit('Chip', 3), hit('Card', 2), hit('List', 1)];
const ALL = [hit('Joy button', 5), ...HOME];

function renderGroups(query: string, hits: typeof HOME, isComplete: boolean) {
  const initialProps = { query, hits, isComplete, isPointed: false };
  const { result, rerender } = renderHook(
    (props: typeof initialProps) =>
      useSteadyGroups(
        { ...props, best: bestOf(props.hits), groups: groupHits(props.hits) },
        props.isPointed,
      ),
    { initialProps },
  );
  const titles = () =>
    [...result.current.first, ...result.current.others].map(({ label, hits: own }) => [
      label,
      own.map(({ record }) => record.title),
    ]);
  return { titles, rerender };
}

it('keeps the first results in their places once one is pointed at, and adds the others below', () => {
  const { titles, rerender } = renderGroups('button', HOME, false);
  const first = ['search.first', ['Button', 'Chip', 'Card']];
  expect(titles()).toEqual([first]);
  const pointed = { query: 'button', isPointed: true };
  rerender({ ...pointed, hits: HOME, isComplete: false });
  rerender({ ...pointed, hits: ALL, isComplete: false });
  expect(titles()).toEqual([first]);
  rerender({ ...pointed, hits: ALL, isComplete: true });
  expect(titles()).toEqual([first, ['search.pages', ['Joy button', 'List']]]);
});

it('puts the best first until one is pointed at', () => {
  const { titles, rerender } = renderGroups('button', HOME, false);
  const free = { query: 'button', hits: ALL, isPointed: false };
  rerender({ ...free, isComplete: false });
  expect(titles()).toEqual([['search.first', ['Joy button', 'Button', 'Chip']]]);
  rerender({ ...free, isComplete: true });
  expect(titles()).toEqual([['search.pages', ['Joy button', 'Button', 'Chip', 'Card', 'List']]]);
});

it('puts the best first for the next query', () => {
  const { titles, rerender } = renderGroups('button', HOME, false);
  rerender({ query: 'button', hits: HOME, isComplete: false, isPointed: true });
  rerender({ query: 'button j', hits: ALL, isComplete: true, isPointed: false });
  expect(titles()).toEqual([['search.pages', ['Joy button', 'Button', 'Chip', 'Card', 'List']]]);
});
