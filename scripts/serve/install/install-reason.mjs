/**
 * Explains why packages have to be installed.
 *
 * @param {{ lockedAt: number, installedAt: number | undefined }} times - When `package-lock.json`
 *   and `node_modules/.package-lock.json` were last written, in milliseconds; `undefined` for a
 *   file that is missing.
 * @returns {string | null} The reason, or `null` when the installed packages are up to date.
 */
export function installReason({ lockedAt, installedAt }) {
  if (installedAt === undefined) {
    return 'node_modules is missing or incomplete';
  }
  return installedAt < lockedAt ? 'package-lock.json is newer than node_modules' : null;
}
