import type { RunOptions, Step, StepResult } from './run-step';

/** Steps that run in parallel. */
export type Stage = readonly Step[];

/**
 * Runs stages in order. Each starts when all steps of the previous one have passed.
 *
 * @param run - Runs a step. Steps that run in parallel should buffer their output.
 * @returns The results of the steps that ran. Only those of the last stage can be failures.
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
