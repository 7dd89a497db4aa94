import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Result } from './compare-sites';
import { reportPage } from './report-page';
import type { Counts, Entry, Outcome } from './report-page';

const NOTHING: Counts = { same: 0, changed: 0, unstable: 0, failed: 0, new: 0, removed: 0 };

/** What a report is about. */
export interface About {
  /** Name of what `build/` is compared with. */
  base: string;
  /** Number of pictures to take. */
  total: number;
}

/** A report that is being written. */
export interface Report {
  /**
   * Adds a result, and writes its pictures.
   *
   * @returns The number of results so far.
   */
  add: (result: Result) => Promise<number>;
  /** Writes the page. */
  write: () => { counts: Counts; summary: string };
}

const OUTCOMES: readonly Outcome[] = ['changed', 'unstable', 'failed', 'new', 'removed', 'same'];

/** One line: how many pictures have which outcome. */
function summaryOf(counts: Counts, { base, total }: About): string {
  const taken = OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0);
  const parts = OUTCOMES.filter((outcome) => counts[outcome] > 0);
  return [
    `${taken} of ${total} pictures compared with ${base}`,
    parts.map((outcome) => `${counts[outcome]} ${outcome}`).join(', '),
  ]
    .filter(Boolean)
    .join(': ');
}

/** The pictures of a result by the name of their file. */
function picturesOf({ found }: Result): Record<string, Buffer> {
  if ('difference' in found) {
    const { before, after, difference } = found;
    return { before, after, difference };
  }
  return 'picture' in found ? { picture: found.picture } : {};
}

/**
 * Starts a report: a page and its pictures.
 *
 * @param dir - Folder of the report. What is in it is deleted.
 */
export function openReport(dir: string, about: About): Report {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(path.join(dir, 'images'), { recursive: true });
  const counts = { ...NOTHING };
  const entries: Entry[] = [];
  let count = 0;
  return {
    async add(result) {
      const { line, shot, found } = result;
      count += 1;
      counts[found.outcome] += 1;
      if (found.outcome !== 'same') {
        const number = String(count).padStart(4, '0');
        const images = Object.entries(picturesOf(result)).map(([name, png]) => {
          const file = `images/${number}-${name}.png`;
          writeFileSync(path.join(dir, file), png);
          return [name, file] as const;
        });
        entries.push({
          outcome: found.outcome,
          line,
          address: shot.address,
          size: shot.size,
          ...('pixels' in found ? { pixels: found.pixels } : {}),
          ...('message' in found ? { message: found.message } : {}),
          images: Object.fromEntries(images),
        });
      }
      return count;
    },
    write() {
      const summary = summaryOf(counts, about);
      writeFileSync(path.join(dir, 'index.html'), reportPage({ summary, counts, entries }));
      return { counts, summary };
    },
  };
}
