import type { Change } from './change-since';

/**
 * Files that decide how others are checked: the packages, the settings in the root, the tools of the
 * tests, and what selects them.
 */
const SETTINGS =
  /^(?![^/]+\.(?:md|txt)$)[^/]+$|^test\/unit\/|^scripts\/shared\/|^scripts\/test\/(?:check|lint|selection|steps)\/|^scripts\/test\/[^/]+$|\/tsconfig\.json$/;

/** Above this, what depends on the changed files is nearly everything. */
const MOST_FILES = 150;

const isText = (file: string) => /\.(?:mdx?|txt)$/.test(file);

/**
 * Whether `npm test` can leave out checks of what hasn't changed: if it's known what has changed, and
 * if that is neither shared, nor deleted code, nor much.
 *
 * @param change - `null` if it's unknown.
 */
export function isLimited(change: Change | null): change is Change {
  return (
    change !== null &&
    change.files.length + change.deleted.length <= MOST_FILES &&
    ![...change.files, ...change.deleted].some((file) => SETTINGS.test(file)) &&
    change.deleted.every(isText)
  );
}
