import type { StoredFeedback } from '../../../functions/collector/feedback/store';

/** The feedback on one page. */
export interface PageReport {
  path: string;
  yes: number;
  no: number;
  /** Comments, newest first, with their section. */
  comments: Pick<StoredFeedback, 'day' | 'section' | 'vote' | 'comment'>[];
}

/**
 * Sums messages by page. Pages with the largest surplus of "no" votes come first, then pages with more
 * comments.
 */
export function reportOf(messages: readonly StoredFeedback[]): PageReport[] {
  const reports = new Map<string, PageReport>();
  for (const { path, day, section, vote, comment } of messages) {
    const report = reports.get(path) ?? { path, yes: 0, no: 0, comments: [] };
    reports.set(path, report);
    if (vote !== null) {
      report[vote] += 1;
    }
    if (comment !== '') {
      report.comments.unshift({ day, section, vote, comment });
    }
  }
  return [...reports.values()].sort(
    (a, b) =>
      a.yes - a.no - (b.yes - b.no) ||
      b.comments.length - a.comments.length ||
      (a.path < b.path ? -1 : 1),
  );
}

function commentLines({ day, section, vote, comment }: PageReport['comments'][number]): string[] {
  const about = [day, vote, section && `#${section}`].filter(Boolean).join(', ');
  const [first = '', ...rest] = comment.split(/\r?\n/);
  return [`  ${about}: ${first}`, ...rest.map((line) => `    ${line}`)];
}

/** The report for a terminal, without a newline at the end. */
export function reportText(reports: readonly PageReport[]): string {
  if (reports.length === 0) {
    return 'No feedback yet.';
  }
  return reports
    .map(({ path, yes, no, comments }) =>
      [`${path}  yes ${yes}, no ${no}`, ...comments.flatMap(commentLines)].join('\n'),
    )
    .join('\n\n');
}
