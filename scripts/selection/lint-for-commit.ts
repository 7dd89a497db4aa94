import { lintSteps } from '../check/check-steps';
import { npmRun } from '../steps/run-step';
import type { Step } from '../steps/run-step';

/** Files that decide how any file is linted: the tools, their versions, and what they ignore. */
const SETTINGS =
  /^(?:eslint\.config\.mjs|stylelint\.config\.mjs|\.prettierrc\.json|\.prettierignore|\.gitignore|package-lock\.json)$/;

/**
 * The steps of `npm test` that lint files. Most rules look at one file at a time, so files that
 * haven't changed still pass, unless the tools or their settings have changed. `site/own-lookup`
 * reads types from other files too; `npm run test:full` lints all files.
 *
 * @param changed - Changed files, relative to the repository's root; `null` lints all.
 */
export function lintForCommit(changed: readonly string[] | null): Step[] {
  return changed === null || changed.some((file) => SETTINGS.test(file))
    ? [npmRun('lint:code'), npmRun('lint:format')]
    : lintSteps(changed);
}
