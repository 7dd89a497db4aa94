import { runStages } from './run-stages';

const step = (name: string) => ({ name, command: name, args: [] });
const STAGES = [[step('a'), step('b')], [step('c')], [step('d')]];

async function runWith(exitCodes: Record<string, number>) {
  const events: string[] = [];
  const results = await runStages(STAGES, async ({ name }, { holdOutput }) => {
    events.push(`${name} starts${holdOutput ? ', held' : ''}`);
    await Promise.resolve();
    events.push(`${name} ends`);
    return { name, seconds: 0, exitCode: exitCodes[name] ?? 0 };
  });
  return { events, results: results.map(({ name, exitCode }) => [name, exitCode]) };
}

describe('runStages', () => {
  it('runs the steps of a stage in parallel, and the stages in order', async () => {
    expect((await runWith({})).events).toEqual([
      'a starts, held',
      'b starts, held',
      'a ends',
      'b ends',
      'c starts',
      'c ends',
      'd starts',
      'd ends',
    ]);
  });

  it('finishes a stage with a failure, then stops, and returns exit codes', async () => {
    expect((await runWith({ a: 7, c: 9 })).results).toEqual([
      ['a', 7],
      ['b', 0],
    ]);
    expect((await runWith({ c: 9 })).results).toEqual([
      ['a', 0],
      ['b', 0],
      ['c', 9],
    ]);
  });
});
