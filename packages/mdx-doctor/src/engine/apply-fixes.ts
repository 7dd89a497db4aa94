import fs from 'node:fs';
import path from 'node:path';
import type { Finding } from './finding';

/**
 * Applies the fixes of all findings that have one.
 *
 * @returns The number of fixed findings.
 */
export function applyFixes(root: string, findings: readonly Finding[]): number {
  const fixable = findings.filter(({ fix }) => fix);
  for (const file of new Set(fixable.map((finding) => finding.file))) {
    const absolute = path.join(root, file);
    // From the end, so earlier offsets stay valid. One of two at the same place waits for the next run.
    const fixes = fixable
      .flatMap((finding) => (finding.file === file && finding.fix ? [finding.fix] : []))
      .sort((a, b) => b.start - a.start)
      .filter(({ end }, index, all) => index === 0 || end <= all[index - 1]!.start);
    const text = fixes.reduce(
      (before, { start, end, text: replacement }) =>
        before.slice(0, start) + replacement + before.slice(end),
      fs.readFileSync(absolute, 'utf8'),
    );
    fs.writeFileSync(absolute, text);
  }
  return fixable.length;
}
