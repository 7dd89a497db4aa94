import type { RunOptions, Step, StepResult } from './run-step';

/** Steps that run at once. */
export type Stage = readonly Step[];

/**
 * Runs stages in order, each when all steps of the one before it have passed.
 *
 * @param run - Runs a step; steps that run beside others are to hold their output.
 * @returns The results of the steps that ran; only those of the last stage can be failures.
 */
export async function runStages(
  stages: readonly Stage[],
  run: (step: Step, options: RunOptions) => Promise<StepResult>,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const stage of stages) {
    const holdOutput = stage.length > 1;
    results.push(...(await Promise.all(stage.map((step) => run(step, { holdOutput })))));
    if (results.some(({ exitCode }) => exitCode !== 0)) {
      break;
    }
  }
  return results;
}
