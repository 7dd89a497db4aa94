import { LOCAL_SITE_URL } from '../../../plugins/shared/site-url';
import { PRODUCTS } from '../../../src/foundation/products';
import { npmRun } from '../../shared/steps/run-step';
import type { Step } from '../../shared/steps/run-step';
import type { Change } from '../selection/change-since';
import { isLimited } from '../selection/is-limited';
import type { FileReadingTests } from '../selection/unit-tests';
import { contentSteps, isCode, lintSteps } from './check-steps';

/** Files that decide how any file is linted: the tools, their versions, and what they ignore. */
const LINT_SETTINGS =
  /^(?:eslint\.config\.mjs|stylelint\.config\.mjs|\.prettierrc\.json|\.prettierignore|\.gitignore|package-lock\.json)$|^scripts\/test\/lint\//;

/** What the tests of templates depend on. They render whole pages, which takes seconds each. */
const TEMPLATE_INPUTS = /^(?:templates|test\/unit)\/|^jest\.|^package-lock\.json$/;

/** What can't change another product's pages: a page or a demo, but no tree. */
const PAGE_OR_DEMO = /\.mdx$|\/demos\//;

const isInDocs = (file: string) => file.startsWith('docs-');

const isContent = (file: string) => isInDocs(file) || /^[^/]+\.(?:md|txt)$/.test(file);

const allFiles = (change: Change) => [...change.files, ...change.deleted];

/** The current product that a page or a demo belongs to. */
function productOf(file: string): string | undefined {
  const isIn = ({ folder }: { folder: string }) => file.startsWith(`${folder}/`);
  return PAGE_OR_DEMO.test(file) ? PRODUCTS.find(({ docs }) => docs.some(isIn))?.id : undefined;
}

/** The product in whose pages and demos all changes are; `undefined` if there are others. */
function onlyProduct(change: Change | null): string | undefined {
  // Other products may link to a deleted page.
  if (!isLimited(change) || change.deleted.length > 0) {
    return undefined;
  }
  const [product, ...others] = new Set(change.files.map(productOf));
  return others.length === 0 ? product : undefined;
}

/** The options of Jest that select unit tests. */
function unitTests(change: Change | null, fileReading: FileReadingTests): string[] {
  if (isLimited(change)) {
    const others = allFiles(change).every(isInDocs) ? fileReading.ofPages : fileReading.all;
    return ['--findRelatedTests', ...change.files, ...others];
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
function examine(change: Change | null, product: string | undefined): Step[] {
  const types = [npmRun('typecheck'), npmRun('lint:project')];
  const isOnlyContent = isLimited(change) && allFiles(change).every(isContent);
  if (!isOnlyContent) {
    return [...types, npmRun('doctor'), npmRun('snippets')];
  }
  // The build of one product ignores links, and pages of others may link to a changed anchor.
  const content = contentSteps(change).map((step) =>
    product && step.name === 'doctor' ? { ...step, args: [...step.args, '--links'] } : step,
  );
  return [...(allFiles(change).some(isCode) ? types : []), ...content];
}

/** Steps of `npm test`. */
export interface CommitSteps {
  /** Run in parallel, started in order: the longest first. */
  first: Step[];
  /** Need the build. Each one starts if all steps before it have passed. */
  last: Step[];
}

/**
 * The steps of `npm test`. They run completely if what changed is unknown, shared or much. Otherwise
 * they leave out what can't have been affected; `npm run test:full` leaves out nothing.
 *
 * @param change - What changed; `null` if it's unknown.
 * @param fileReading - Unit tests that also run if nothing that they import has changed; of a change
 *   in pages and demos, only those that read these.
 * @param env - `SITE_URL` is the site's address. An empty `DOCS_ONLY` builds all products even if the
 *   change is in the pages of one.
 */
export function commitSteps(
  change: Change | null,
  fileReading: FileReadingTests,
  env: { SITE_URL?: string; DOCS_ONLY?: string } = process.env,
): CommitSteps {
  const product = env.DOCS_ONLY === '' ? undefined : onlyProduct(change);
  const build: Step = {
    ...npmRun('build'),
    env: {
      // Drawing the cards of all pages and measuring all demos would test nothing that a sample doesn't.
      ...{ SOCIAL_CARDS: 'sample', DEMO_SIZES: 'sample' },
      // On a CI service too, this build isn't deployed.
      SITE_URL: env.SITE_URL || LOCAL_SITE_URL,
      ...(product ? { DOCS_ONLY: product } : {}),
    },
  };
  // In the build of one product, only tests of the selected pages find theirs.
  const [built, browser] = product
    ? [
        ['--findRelatedTests', 'scripts/test/selection/select-pages.ts'],
        ['--grep', '@page'],
      ]
    : [[], []];
  return {
    first: [
      build,
      npmRun('test:unit', ...unitTests(change, fileReading)),
      ...examine(change, product),
      ...lint(change),
    ],
    // The browser tests tagged `@commit`; `npm run test:full` runs all of them.
    last: [
      npmRun('test:built', ...built),
      { ...npmRun('test:e2e', ...browser), env: { TIER: 'commit' } },
    ],
  };
}
