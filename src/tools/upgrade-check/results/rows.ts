import type { Finding, Place } from 'mui-upgrade-check';
import type { LineChange } from '../changed-lines';
import type { CheckedFile } from '../messages';

/** A finding with its index in the file's report. */
export interface IndexedFinding {
  finding: Finding;
  index: number;
}

/** Findings that are shown together. */
export interface FindingRow {
  place: Place;
  findings: IndexedFinding[];
  /** What their fix changes; absent if nothing can rewrite them. */
  diff?: readonly LineChange[];
}

/**
 * Groups what is on the same line, so its code is shown once, and what the same fix rewrites.
 *
 * @returns In the order of lines.
 */
export function findingRows({ report, diffs }: CheckedFile): FindingRow[] {
  const rows: FindingRow[] = [];
  const byDiff = new Map<readonly LineChange[], FindingRow>();
  report.findings.forEach((finding, index) => {
    const diff = finding.fix && diffs[index];
    const last = rows.at(-1);
    const isOnLine = last && !last.diff && last.place.line === finding.line;
    const row = diff ? byDiff.get(diff) : isOnLine ? last : undefined;
    if (row) {
      row.findings.push({ finding, index });
      return;
    }
    const added = { place: finding, findings: [{ finding, index }], ...(diff && { diff }) };
    rows.push(added);
    if (diff) {
      byDiff.set(diff, added);
    }
  });
  return rows;
}

/** Groups items on the same line; they are in the order of lines. */
export function byPlace<Item extends Place>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.[0]?.line === item.line) {
      last.push(item);
    } else {
      groups.push([item]);
    }
  }
  return groups;
}
