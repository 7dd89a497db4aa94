/** @jest-environment ./test/unit/jsdom-environment.ts */
import { renderHook } from '@testing-library/react';
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
  const initialProps = { query, hits, isComplete };
  const { result, rerender } = renderHook(
    (props: typeof initialProps) => useSteadyGroups(props.query, props.hits, props.isComplete),
    { initialProps },
  );
  const titles = () =>
    [...result.current.first, ...result.current.others].map(({ label, hits: own }) => [
      label,
      own.map(({ record }) => record.title),
    ]);
  return { titles, rerender };
}

it('keeps the first results in their places, and adds the others below when they arrive', () => {
  const { titles, rerender } = renderGroups('button', HOME, false);
  const first = ['search.first', ['Button', 'Chip', 'Card']];
  expect(titles()).toEqual([first]);
  rerender({ query: 'button', hits: ALL, isComplete: false });
  expect(titles()).toEqual([first]);
  rerender({ query: 'button', hits: ALL, isComplete: true });
  expect(titles()).toEqual([first, ['search.pages', ['Joy button', 'List']]]);
});

it('puts the best first for the next query, and when everything was there at once', () => {
  const { titles, rerender } = renderGroups('button', HOME, false);
  rerender({ query: 'button j', hits: ALL, isComplete: true });
  expect(titles()).toEqual([['search.pages', ['Joy button', 'Button', 'Chip', 'Card', 'List']]]);
});
