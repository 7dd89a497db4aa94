import { runUntilFailure } from './run-until-failure';

const steps = ['a', 'b', 'c'].map((name) => ({ name, command: name, args: [] }));

function runWith(exitCodes: Record<string, number>) {
  return runUntilFailure(steps, ({ name }) => ({
    name,
    seconds: 0,
    exitCode: exitCodes[name] ?? 0,
  }));
}

describe('runUntilFailure', () => {
  it('runs all steps in order', () => {
    expect(runWith({}).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('stops after a failure and keeps its exit code', () => {
    const results = runWith({ b: 7, c: 9 });
    expect(results.map(({ name, exitCode }) => [name, exitCode])).toEqual([
      ['a', 0],
      ['b', 7],
    ]);
  });
});
