import { availableParallelism } from 'node:os';
import { runStep } from '../../shared/steps/run-step';
import type { Step, StepResult } from '../../shared/steps/run-step';

/** Decides how steps run. */
export interface ParallelOptions {
  /** How many steps may run at the same time; one per core by default. */
  most?: number;
  /** Is called with the result and the output of each step when it has finished. */
  onEnd?: (result: StepResult) => void;
  /** Runs a step and returns its output. */
  run?: (step: Step) => Promise<StepResult>;
}

/**
 * Runs steps in parallel and starts them in order. A failed step doesn't stop the others.
 *
 * @returns The results in the order of the steps.
 */
export async function runAtOnce(
  steps: readonly Step[],
  {
    most = availableParallelism(),
    onEnd,
    run = (step) => runStep(step, { holdOutput: true }),
  }: ParallelOptions = {},
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = steps.entries();
  const work = async () => {
    for (const [index, step] of waiting) {
      const result = await run(step);
      results[index] = result;
      onEnd?.(result);
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, steps.length) }, work));
  return results;
}
