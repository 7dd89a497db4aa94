import type { StoredFeedback } from '../../../functions/collector/feedback/store';

/** The feedback on one page. */
export interface PageReport {
  path: string;
  owner: string;
  yes: number;
  no: number;
  /** Messages with a comment, newest first. */
  comments: StoredFeedback[];
}

/**
 * Sums messages by page. Pages of one owner are together; those with the largest surplus of "no" votes
 * come first, then pages with more comments.
 */
export function reportOf(
  messages: readonly StoredFeedback[],
  ownerOf: (path: string) => string,
): PageReport[] {
  const reports = new Map<string, PageReport>();
  for (const message of messages) {
    const { path, vote, comment } = message;
    const report = reports.get(path) ?? { path, owner: ownerOf(path), yes: 0, no: 0, comments: [] };
    reports.set(path, report);
    if (vote !== null) {
      report[vote] += 1;
    }
    if (comment !== '') {
      report.comments.unshift(message);
    }
  }
  return [...reports.values()].sort(
    (a, b) =>
      a.owner.localeCompare(b.owner) ||
      a.yes - a.no - (b.yes - b.no) ||
      b.comments.length - a.comments.length ||
      (a.path < b.path ? -1 : 1),
  );
}

/** The start of an id, by which commands accept a message. */
export const shortId = ({ id }: StoredFeedback) => id.slice(0, 8);

/** When and about what a reader wrote. */
export const contextOf = ({ day, vote, section }: StoredFeedback) =>
  [day, vote, section && `#${section}`].filter(Boolean).join(', ');

function commentLines(message: StoredFeedback): string[] {
  const [first = '', ...rest] = message.comment.split(/\r?\n/);
  const about = `${shortId(message)} ${message.state}, ${contextOf(message)}`;
  return [`  ${about}: ${first}`, ...rest.map((line) => `    ${line}`)];
}

/** The report for a terminal, without a newline at the end. */
export function reportText(reports: readonly PageReport[]): string {
  if (reports.length === 0) {
    return 'No feedback.';
  }
  return reports
    .map(({ path, owner, yes, no, comments }, index) =>
      [
        ...(owner === reports[index - 1]?.owner ? [] : [`${owner}\n`]),
        `${path}  yes ${yes}, no ${no}`,
        ...comments.flatMap(commentLines),
      ].join('\n'),
    )
    .join('\n\n');
}
