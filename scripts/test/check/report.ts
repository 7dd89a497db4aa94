import { formatResults } from '../../shared/steps/run-step';
import type { StepResult } from '../../shared/steps/run-step';

/** Jest's and npm's own lines, which say nothing about the files. */
const NOISE = /^(npm warn .*|No tests found.*|)$/;

function outputOf({ output = '' }: StepResult): string {
  return output
    .split('\n')
    .filter((line) => !NOISE.test(line.trim()))
    .join('\n');
}

/**
 * Formats the results of `npm run check`: one line per step, then what to fix. The doctor's
 * findings end the report if there are errors among them, and are shown alone, because most of the
 * other failures repeat them with a stack trace. Warnings of the doctor are always included.
 *
 * @param results - With their outputs.
 */
export function checkReport(results: readonly StepResult[]): string {
  const failed = results.filter(({ exitCode }) => exitCode !== 0);
  const doctor = results.filter(({ name }) => name === 'doctor');
  const isExamined = doctor.every(({ exitCode }) => exitCode === 0);
  const shown = isExamined ? [...failed, ...doctor] : doctor;
  const hidden = failed.filter((result) => !shown.includes(result)).map(({ name }) => name);
  const note = hidden.length
    ? [`Not shown, because the errors below often cause them: errors of ${hidden.join(', ')}.`]
    : [];
  return [formatResults(results), ...note, ...shown.map(outputOf)].join('\n\n').trimEnd();
}
