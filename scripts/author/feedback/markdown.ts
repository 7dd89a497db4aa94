import type { StoredFeedback } from '../../../functions/collector/feedback/store';
import { contextOf, shortId } from './report';
import type { PageReport } from './report';

/** A comment as a code block, in which Markdown, HTML and mentions have no effect. */
function quoted(comment: string, indent = ''): string {
  const fence = '`'.repeat(
    Math.max(3, ...(comment.match(/`+/g) ?? []).map((run) => run.length + 1)),
  );
  return [`${fence}text`, ...comment.split(/\r?\n/), fence].map((line) => indent + line).join('\n');
}

/**
 * A summary as Markdown.
 *
 * @param since - The first day that the messages are from.
 * @param site - The site's URL without a slash at the end.
 */
export function summaryOf(reports: readonly PageReport[], since: string, site: string): string {
  const sum = (name: 'yes' | 'no') => reports.reduce((total, report) => total + report[name], 0);
  const comments = reports.flatMap((report) => report.comments);
  const open = comments.filter(({ state }) => state === 'new').length;
  const sections = reports.map(({ path, owner, yes, no, comments: ofPage }, index) =>
    [
      ...(owner === reports[index - 1]?.owner ? [] : [`## ${owner}`]),
      `### [${path}](${site}${path})`,
      `Yes ${yes}, no ${no}`,
      ...ofPage.map(
        (message) =>
          `- \`${shortId(message)}\` **${message.state}**, ${contextOf(message)}\n\n${quoted(message.comment, '  ')}`,
      ),
    ].join('\n\n'),
  );
  return [
    `# Feedback since ${since}`,
    `Yes ${sum('yes')}, no ${sum('no')}, comments ${comments.length}, of these new ${open}`,
    ...sections,
  ].join('\n\n');
}

/** An issue about a message, as GitHub's API takes it. */
export function issueOf(message: StoredFeedback, owner: string, site: string) {
  const { path, section, comment } = message;
  const anchor = section ? `#${section}` : '';
  return {
    title: `Feedback on ${path}${anchor}`,
    body: [
      `A reader of ${site}${path}${anchor} wrote (${contextOf(message)}):`,
      quoted(comment),
      `Owner: ${owner}. Message: \`${shortId(message)}\``,
    ].join('\n\n'),
  };
}
