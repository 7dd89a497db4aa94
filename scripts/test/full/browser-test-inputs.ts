import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { htmlFileOfRoute } from '../../serve/routes';
import type { BrowserTest } from './browser-test';

/** What browser tests depend on. */
export interface BrowserTestFolders {
  /** Root folder of the repository. Every test depends on its `test/browser/support`. */
  root: string;
  /** Folder of the built site. */
  buildDir: string;
  playwrightVersion: string;
}

function hashOfFolder(dir: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    hash.update(path.relative(dir, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function readPage(buildDir: string, route: string): string {
  const file = htmlFileOfRoute(buildDir, route);
  if (!existsSync(file)) {
    throw new Error(
      `No page for the route "${route}": ${file} does not exist. Build the site (npm run build), or use a route that exists.`,
    );
  }
  return readFileSync(file, 'utf8');
}

/**
 * Creates a function that lists the inputs of a browser test: its file and titles, the modules
 * shared by tests, the version of Playwright, and the built site. For a test of one page, the latter
 * is the page's HTML, which contains the hashes of its assets; for others it's everything.
 *
 * @throws If a folder can't be read. The function throws if a test's page doesn't exist.
 */
export function browserTestInputs({ root, buildDir, playwrightVersion }: BrowserTestFolders) {
  const support = hashOfFolder(path.join(root, 'test/browser/support'));
  let site: string | undefined;
  return ({ file, titles, page }: BrowserTest): unknown[] => [
    file,
    readFileSync(path.join(root, file), 'utf8'),
    titles,
    page,
    page === null ? (site ??= hashOfFolder(buildDir)) : readPage(buildDir, page),
    support,
    playwrightVersion,
  ];
}
