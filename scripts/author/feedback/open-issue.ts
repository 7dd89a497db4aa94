/**
 * Posts an issue to a webhook, which may be GitHub's API.
 *
 * @param env - `FEEDBACK_ISSUES_URL`: the webhook. `FEEDBACK_ISSUES_TOKEN`: its access token.
 * @returns The address of the issue, if the response contains it; otherwise the webhook's.
 * @throws If the webhook isn't set, or doesn't accept the issue.
 * @see https://docs.github.com/rest/issues/issues#create-an-issue
 */
export async function openIssue(
  issue: { title: string; body: string },
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const { FEEDBACK_ISSUES_URL: url, FEEDBACK_ISSUES_TOKEN: token } = env;
  if (!url) {
    throw new Error(
      'FEEDBACK_ISSUES_URL is not set. Set it to a webhook that takes a title and a body, as in: FEEDBACK_ISSUES_URL=https://api.github.com/repos/<owner>/<name>/issues',
    );
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      Accept: 'application/vnd.github+json',
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(issue),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(
      `${url} answered ${response.status}: ${text.slice(0, 200)}. Check FEEDBACK_ISSUES_URL and the rights of FEEDBACK_ISSUES_TOKEN.`,
    );
  }
  return /"html_url":\s*"([^"]+\/issues\/\d+)"/.exec(text)?.[1] ?? url;
}
