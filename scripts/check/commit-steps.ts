import { contentSteps, isCode, lintSteps } from './check-steps';
import { npmRun } from '../steps/run-step';
import type { Step } from '../steps/run-step';
import { UNIT_REPORT } from '../test-report/files';
import type { Change } from '../selection/change-since';
import { isLimited } from '../selection/is-limited';

const isContent = (file: string) => /^docs-|^[^/]+\.(?:md|txt)$/.test(file);

/**
 * The steps of `npm test` that need no build, the longest first: unit tests, types and linters. They
 * run completely if what changed is unknown, shared or much. Otherwise they leave out what can't
 * have been affected; `npm run test:full` leaves out nothing.
 *
 * @param change - What changed; `null` if it's unknown.
 * @param fileReadingTests - Unit tests that always run, because Jest doesn't know their inputs.
 */
export function commitSteps(change: Change | null, fileReadingTests: readonly string[]): Step[] {
  const unit = (...args: string[]) =>
    npmRun('test:unit', '--json', `--outputFile=${UNIT_REPORT}`, ...args);
  if (!isLimited(change)) {
    const names = ['typecheck', 'doctor', 'lint:code', 'snippets', 'lint:format', 'lint:project'];
    return [unit(), ...names.map((name) => npmRun(name))];
  }
  const { files, deleted } = change;
  const all = [...files, ...deleted];
  return [
    unit('--findRelatedTests', ...files, ...fileReadingTests),
    ...(all.every((file) => isContent(file) && !isCode(file))
      ? []
      : [npmRun('typecheck'), npmRun('lint:project')]),
    ...(all.every(isContent) ? contentSteps(change) : [npmRun('doctor'), npmRun('snippets')]),
    ...lintSteps(files),
  ];
}
