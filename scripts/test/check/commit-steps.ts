import { contentSteps, isCode, lintSteps } from './check-steps';
import { npmRun } from '../../shared/steps/run-step';
import type { Step } from '../../shared/steps/run-step';
import { UNIT_REPORT } from '../test-report/files';
import type { Change } from '../selection/change-since';
import { isLimited } from '../selection/is-limited';

/** Files that decide how any file is linted: the tools, their versions, and what they ignore. */
const LINT_SETTINGS =
  /^(?:eslint\.config\.mjs|stylelint\.config\.mjs|\.prettierrc\.json|\.prettierignore|\.gitignore|package-lock\.json)$|^scripts\/test\/lint\//;

/** What the tests of templates depend on. They render whole pages, which takes seconds each. */
const TEMPLATE_INPUTS = /^(?:templates|test\/unit)\/|^jest\.|^package-lock\.json$/;

const isContent = (file: string) => /^docs-|^[^/]+\.(?:md|txt)$/.test(file);

const allFiles = (change: Change) => [...change.files, ...change.deleted];

/** The options of Jest that select unit tests. */
function unitTests(change: Change | null, fileReadingTests: readonly string[]): string[] {
  if (isLimited(change)) {
    return ['--findRelatedTests', ...change.files, ...fileReadingTests];
  }
  return change === null || allFiles(change).some((file) => TEMPLATE_INPUTS.test(file))
    ? []
    : ['--testPathIgnorePatterns=(?<!plugins)/templates/(?!sign-in/|shared-theme/)'];
}

/** Most rules look at one file at a time, so files that haven't changed still pass. */
function lint(change: Change | null): Step[] {
  return change === null || allFiles(change).some((file) => LINT_SETTINGS.test(file))
    ? [npmRun('lint:code'), npmRun('lint:format')]
    : lintSteps(change.files);
}

/** The steps that examine the types, the pages and the project. */
function examine(change: Change | null): Step[] {
  const types = [npmRun('typecheck'), npmRun('lint:project')];
  const isOnlyContent = isLimited(change) && allFiles(change).every(isContent);
  if (!isOnlyContent) {
    return [...types, npmRun('doctor'), npmRun('snippets')];
  }
  return [...(allFiles(change).some(isCode) ? types : []), ...contentSteps(change)];
}

/**
 * The steps of `npm test` that need no build, the longest first: unit tests, types and linters. They
 * run completely if what changed is unknown, shared or much. Otherwise they leave out what can't
 * have been affected; `npm run test:full` leaves out nothing.
 *
 * @param change - What changed; `null` if it's unknown.
 * @param fileReadingTests - Unit tests that always run, because Jest doesn't know their inputs.
 */
export function commitSteps(change: Change | null, fileReadingTests: readonly string[]): Step[] {
  const report = ['--json', `--outputFile=${UNIT_REPORT}`];
  return [
    npmRun('test:unit', ...report, ...unitTests(change, fileReadingTests)),
    ...examine(change),
    ...lint(change),
  ];
}
