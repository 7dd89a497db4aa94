import { readFileSync } from 'node:fs';
import path from 'node:path';
import { line } from '../../lines/current';

/** The anchors of each page, by the page's path below the base URL. */
export type Addresses = ReadonlyMap<string, ReadonlySet<string>>;

/** The committed list of a release line, relative to the repository's root. */
export const listFile = (id: string) => `lines/${id}/published-addresses.txt`;

/** The list of this line. */
export const LIST_FILE = listFile(line.id);

const PAGE = /^\/(?:[\w.-]+\/)*$/;
const ANCHOR = /^ {2}#(\S+)$/;

/**
 * Reads a list: a line for each page, then its anchors, indented.
 *
 * @throws If a line is neither a page's path nor an anchor of a page.
 */
export function parseAddresses(text: string): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  let anchors: Set<string> | undefined;
  text.split('\n').forEach((line, index) => {
    const anchor = ANCHOR.exec(line)?.[1];
    if (PAGE.test(line)) {
      anchors = pages.get(line) ?? new Set();
      pages.set(line, anchors);
    } else if (anchor && anchors) {
      anchors.add(anchor);
    } else if (line !== '') {
      throw new Error(
        `${LIST_FILE}:${index + 1}: received ${JSON.stringify(line)}, expected a path such as "/material-ui/react-card/" or, below a path, an anchor such as "  #usage".`,
      );
    }
  });
  return pages;
}

/**
 * Paths of the pages that a release line has published, below its base URL.
 *
 * @param siteDir - The repository's root.
 */
export function pagesOfLine(siteDir: string, id: string): Set<string> {
  return new Set(parseAddresses(readFileSync(path.join(siteDir, listFile(id)), 'utf8')).keys());
}

/** Writes a list, sorted, so that additions are small changes. */
export function formatAddresses(addresses: Addresses): string {
  return [...addresses]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([page, anchors]) => [page, ...[...anchors].sort().map((anchor) => `  #${anchor}`)])
    .flat()
    .join('\n')
    .concat('\n');
}

/** All addresses of two lists. */
export function mergeAddresses(one: Addresses, other: Addresses): Map<string, Set<string>> {
  const merged = new Map([...one].map(([page, anchors]) => [page, new Set(anchors)]));
  other.forEach((anchors, page) => {
    merged.set(page, new Set([...(merged.get(page) ?? []), ...anchors]));
  });
  return merged;
}

/**
 * The published addresses that lead nowhere.
 *
 * @param published - The committed list.
 * @param ids - All ids of each page of this build, including those that aren't published.
 * @param moved - Paths of pages that redirect to others.
 * @returns Paths of pages, and paths with an anchor for pages that still exist.
 */
export function missingAddresses(
  published: Addresses,
  ids: Addresses,
  moved: ReadonlySet<string>,
): string[] {
  return [...published].flatMap(([page, anchors]) => {
    const present = ids.get(page);
    if (present) {
      return [...anchors].filter((id) => !present.has(id)).map((id) => `${page}#${id}`);
    }
    return moved.has(page) ? [] : [page];
  });
}
