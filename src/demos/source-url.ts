/** Where the sources of this site are. */
interface Repository {
  /** Address of the repository. */
  repository: string;
  /** Branch that links to files point to. */
  branch: string;
}

/**
 * Where a demo's source stands in the repository.
 *
 * @param source - Address of its source pages, as the build gives it to `<Demo>`.
 * @example demoSourceUrl('demos/docs-joy/components/card/BasicCard', { repository, branch })
 * // '…/blob/main/docs-joy/components/card/demos/BasicCard.tsx'
 */
export function demoSourceUrl(source: string, { repository, branch }: Repository): string {
  const file = source.replace(/^demos\/(.*)\/([^/]+)$/, '$1/demos/$2.tsx');
  return `${repository}/blob/${branch}/${file}`;
}
