import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root';
import type { StepResult } from '../steps/run-step';

const DIR = path.join(ROOT, '.cache/full/steps');

/**
 * Runs a step unless it passed before with the same inputs.
 *
 * @param name - Name of the step, used as a file name.
 * @param inputs - Hash of the step's inputs.
 */
export async function runOnce(
  name: string,
  inputs: string,
  run: () => Promise<StepResult>,
): Promise<StepResult> {
  const file = path.join(DIR, `${name.replaceAll(/\W+/g, '-')}-${inputs.slice(0, 16)}`);
  if (existsSync(file)) {
    console.log(`\n${name}: passed before with the same inputs.`);
    return { name, exitCode: 0, seconds: 0 };
  }
  const result = await run();
  if (result.exitCode === 0) {
    mkdirSync(DIR, { recursive: true });
    writeFileSync(file, '');
  }
  return result;
}
