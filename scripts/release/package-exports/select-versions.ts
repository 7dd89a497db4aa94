const OLDEST_MAJOR = 5;
/** Prereleases of the same version that are passed over after each one. */
const STEP = 10;

/**
 * The releases to compare: the first release of each minor version from version 5, or every tenth
 * prerelease of packages that have only those.
 *
 * @param published - All versions, the oldest first.
 * @param installed - The release to compare with; isn't part of the result.
 */
export function selectVersions(published: readonly string[], installed: string): string[] {
  const before = published
    .slice(0, published.indexOf(installed))
    .filter((version) => Number.parseInt(version, 10) >= OLDEST_MAJOR);
  const stable = before.filter((version) => /^\d+\.\d+\.0$/.test(version));
  const prereleases = before.filter((version) => /-(?:alpha|beta)\.\d+$/.test(version));
  return stable.length > 0
    ? stable
    : prereleases.filter((_, index) => index % STEP === 0 || index === prereleases.length - 1);
}
