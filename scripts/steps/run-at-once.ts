import type { RunOptions, Step, StepResult } from './run-step';

/**
 * Runs steps in parallel. A failed step doesn't stop the others.
 *
 * @param most - How many steps may run at the same time.
 * @param run - Runs a step and buffers its output until it has finished.
 * @returns The results in the order of the steps.
 */
export async function runAtOnce(
  steps: readonly Step[],
  most: number,
  run: (step: Step, options: RunOptions) => Promise<StepResult>,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = steps.entries();
  const work = async () => {
    for (const [index, step] of waiting) {
      results[index] = await run(step, { holdOutput: true });
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, steps.length) }, work));
  return results;
}
