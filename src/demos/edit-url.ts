/** Where the sources of this site are. */
interface Repository {
  /** Address of the repository. */
  repository: string;
  /** Branch that edit links point to. */
  branch: string;
}

/**
 * Where a demo's source is edited.
 *
 * @param source - Address of its source pages, as the build gives it to `<Demo>`.
 * @example demoEditUrl('demos/docs-joy/components/card/BasicCard', { repository, branch })
 * // '…/edit/main/docs-joy/components/card/demos/BasicCard.tsx'
 */
export function demoEditUrl(source: string, { repository, branch }: Repository): string {
  const file = source.replace(/^demos\/(.*)\/([^/]+)$/, '$1/demos/$2.tsx');
  return `${repository}/edit/${branch}/${file}`;
}
