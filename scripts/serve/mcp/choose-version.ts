import { excerpt } from 'docs-mcp-server';

/** What `chooseVersion` chooses from. */
interface Release {
  version: string;
  current: boolean;
}

/**
 * The release that a version names: exactly, with or without `v`, by its first numbers, or as
 * `latest`.
 *
 * @param releases - The releases of a product.
 * @param asked - Absent for the current version.
 * @example releaseOf(releases, 'v6') // the release 6.5.0
 */
export function releaseOf<One extends Release>(
  releases: readonly One[],
  asked = 'latest',
): One | undefined {
  const wanted = asked
    .trim()
    .toLowerCase()
    .replace(/^v(?=\d)/, '');
  if (wanted === 'latest' || wanted === 'current') {
    return releases.find(({ current }) => current);
  }
  const isStart = /^\d+(?:\.\d+)*$/.test(wanted);
  return (
    releases.find(({ version }) => version === wanted) ??
    releases.find(({ version }) => isStart && version.startsWith(`${wanted}.`))
  );
}

/**
 * The same as `releaseOf`.
 *
 * @param product - Its name in the error.
 * @throws If there is no such release. The message lists those that exist.
 */
export function chooseVersion<One extends Release>(
  releases: readonly One[],
  asked: string | undefined,
  product: string,
): One {
  const found = releaseOf(releases, asked);
  if (!found) {
    // A build may contain a version's files twice, of now and of before.
    const known = [...new Set(releases.map(({ version }) => version))].join(', ');
    throw new Error(`${product} has no version "${excerpt(asked ?? '')}". Its versions: ${known}.`);
  }
  return found;
}
