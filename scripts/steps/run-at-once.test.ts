import { runAtOnce } from './run-at-once';

const steps = ['a', 'b', 'c'].map((name) => ({ name, command: name, args: [] }));

it('runs at most the given number of steps at a time, continues after failures, and keeps the order', async () => {
  const events: string[] = [];
  const results = await runAtOnce(steps, 2, async ({ name }, { holdOutput }) => {
    events.push(`${name} starts${holdOutput ? ', held' : ''}`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`${name} ends`);
    return { name, seconds: 0, exitCode: name === 'a' ? 1 : 0 };
  });
  expect(events).toEqual([
    'a starts, held',
    'b starts, held',
    'a ends',
    'c starts, held',
    'b ends',
    'c ends',
  ]);
  expect(results.map(({ name, exitCode }) => [name, exitCode])).toEqual([
    ['a', 1],
    ['b', 0],
    ['c', 0],
  ]);
});

it('runs nothing without steps', async () => {
  expect(await runAtOnce([], 2, () => Promise.reject(new Error('ran')))).toEqual([]);
});
