/** Location of this site's sources. */
interface Repository {
  /** URL of the repository. */
  repository: string;
  /** Branch for links to files. */
  branch: string;
}

/**
 * URL of a demo's source in the repository.
 *
 * @param source - Path of its source pages, as the build passes it to `<Demo>`.
 * @example demoSourceUrl('demos/docs-joy/components/card/BasicCard', { repository, branch })
 * // '…/blob/main/docs-joy/components/card/demos/BasicCard.tsx'
 */
export function demoSourceUrl(source: string, { repository, branch }: Repository): string {
  const file = source.replace(/^demos\/(.*)\/([^/]+)$/, '$1/demos/$2.tsx');
  return `${repository}/blob/${branch}/${file}`;
}
