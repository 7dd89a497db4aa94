import type { Step, StepResult } from './run-step';

/**
 * Runs steps in order and stops after the first that fails.
 *
 * @returns The results of the steps that ran; only the last of them can be a failure.
 */
export function runUntilFailure(
  steps: readonly Step[],
  run: (step: Step) => StepResult,
): StepResult[] {
  const results: StepResult[] = [];
  for (const step of steps) {
    const result = run(step);
    results.push(result);
    if (result.exitCode !== 0) {
      break;
    }
  }
  return results;
}
