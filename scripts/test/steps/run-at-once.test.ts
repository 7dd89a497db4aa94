import { runAtOnce } from './run-at-once';

const steps = ['a', 'b', 'c'].map((name) => ({ name, command: name, args: [] }));

it('runs at most the given number of steps at a time, continues after failures, and keeps the order', async () => {
  const events: string[] = [];
  const results = await runAtOnce(steps, {
    most: 2,
    onEnd: ({ name }) => events.push(`${name} ends`),
    run: async ({ name }) => {
      events.push(`${name} starts`);
      await new Promise((resolve) => setImmediate(resolve));
      return { name, seconds: 0, exitCode: name === 'a' ? 1 : 0 };
    },
  });
  expect(events).toEqual(['a starts', 'b starts', 'a ends', 'c starts', 'b ends', 'c ends']);
  expect(results.map(({ name, exitCode }) => [name, exitCode])).toEqual([
    ['a', 1],
    ['b', 0],
    ['c', 0],
  ]);
});

it('returns the output of a step', async () => {
  const step = { name: 'node', command: process.execPath, args: ['-p', '6 * 7'] };
  expect(await runAtOnce([step])).toMatchObject([{ name: 'node', exitCode: 0, output: '42\n' }]);
});

it('runs nothing without steps', async () => {
  expect(await runAtOnce([], { run: () => Promise.reject(new Error('ran')) })).toEqual([]);
});
