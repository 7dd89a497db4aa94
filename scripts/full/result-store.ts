import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { htmlFileOfRoute } from '../routes';
import type { BrowserTest } from './browser-test';

/** Where results are stored, and which folders they depend on. */
export interface ResultStoreOptions {
  /** Folder of the results. */
  dir: string;
  /** Folder of the built site. */
  buildDir: string;
  /** Folder of the browser tests. Every test depends on its `support` folder. */
  testDir: string;
  playwrightVersion: string;
}

/** Stores which browser tests passed, until one of their inputs changes. */
export interface ResultStore {
  /** Whether this test passed with the same inputs. */
  has: (test: BrowserTest) => boolean;
  /** Stores that this test passed. */
  add: (test: BrowserTest) => void;
}

function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function hashOfFolder(dir: string): string {
  const hash = createHash('sha256');
  for (const file of filesIn(dir)) {
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
 * Opens a store of results. The key of a result is a hash of its inputs: the test's file and title,
 * the modules shared by tests, the version of Playwright, and the built site. For a test of one
 * page, the latter is the page's HTML, which contains the hashes of its assets; for others it's
 * everything.
 *
 * @throws If a folder can't be read. `has` and `add` throw if a test's page doesn't exist.
 */
export function openResultStore(options: ResultStoreOptions): ResultStore {
  const shared = [options.playwrightVersion, hashOfFolder(path.join(options.testDir, 'support'))];
  let site: string | undefined;

  const fileOf = ({ file, titles, page }: BrowserTest): string => {
    const inputs = [
      file,
      readFileSync(path.join(options.testDir, file), 'utf8'),
      titles,
      page === null
        ? (site ??= hashOfFolder(options.buildDir))
        : [page, readPage(options.buildDir, page)],
      shared,
    ];
    const key = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
    return path.join(options.dir, `${key}.json`);
  };

  return {
    has: (test) => existsSync(fileOf(test)),
    add: (test) => {
      mkdirSync(options.dir, { recursive: true });
      writeFileSync(fileOf(test), `${JSON.stringify({ ...test, passedAt: new Date() })}\n`);
    },
  };
}
