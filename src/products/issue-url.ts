/** Longest address that GitHub accepts without trouble, in characters. */
const MAX_LENGTH = 6000;

/**
 * Address of GitHub's form for a new issue, filled in.
 *
 * @param repository - Address of the repository.
 * @param issue - Title and Markdown body; a body that makes the address too long is cut.
 */
export function newIssueUrl(repository: string, issue: { title: string; body: string }): string {
  const url = (length: number) =>
    `${repository}/issues/new?${new URLSearchParams({ title: issue.title, body: issue.body.slice(0, length) })}`;
  const excess = url(issue.body.length).length - MAX_LENGTH;
  // A character takes nine at most, so that cutting by the excess is always enough.
  return url(excess > 0 ? Math.max(0, issue.body.length - excess) : issue.body.length);
}
