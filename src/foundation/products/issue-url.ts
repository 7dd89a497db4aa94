/** Longest URL that GitHub reliably accepts, in characters. */
const MAX_LENGTH = 6000;

/**
 * URL of GitHub's form for a new issue, filled in.
 *
 * @param repository - URL of the repository.
 * @param issue - Title and Markdown body. The body is truncated if the URL is too long.
 */
export function newIssueUrl(repository: string, issue: { title: string; body: string }): string {
  const url = (length: number) =>
    `${repository}/issues/new?${new URLSearchParams({ title: issue.title, body: issue.body.slice(0, length) })}`;
  const excess = url(issue.body.length).length - MAX_LENGTH;
  // Removing as many characters as the excess is always enough, because each adds at least one to
  // the URL.
  return url(excess > 0 ? Math.max(0, issue.body.length - excess) : issue.body.length);
}
