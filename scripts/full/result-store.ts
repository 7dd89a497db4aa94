import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { htmlFileOfRoute } from '../routes';

/** Where results are kept, and what they depend on besides the test and the page. */
export interface ResultStoreOptions {
  /** Folder of the results. */
  dir: string;
  /** Folder of the built site. */
  buildDir: string;
  /** Folder of the modules that tests share; a change in one of them makes all results void. */
  supportDir: string;
  playwrightVersion: string;
}

/** Remembers which tests passed, until one of their inputs changes. */
export interface ResultStore {
  /** Whether this test passed for this route with the same inputs. */
  has: (testFile: string, route: string) => boolean;
  /** Remembers that this test passed for this route. */
  add: (testFile: string, route: string) => void;
}

function readFolder(dir: string): string[] {
  return readdirSync(dir)
    .sort()
    .map((name) => `${name}\n${readFileSync(path.join(dir, name), 'utf8')}`);
}

function readPage(buildDir: string, route: string): string {
  const file = htmlFileOfRoute(buildDir, route);
  if (!existsSync(file)) {
    throw new Error(
      `No page for the route "${route}": ${file} does not exist. Build the site (npm run build), or name a route that it has.`,
    );
  }
  return readFileSync(file, 'utf8');
}

/**
 * Opens a store of results. The key of a result is the hash of its inputs: the page's built HTML
 * (which names its assets by their hashes), the test file, the modules that tests share and the
 * version of Playwright.
 *
 * @throws If `supportDir` cannot be read; `has` and `add` throw if there is no
 *   such page or test file.
 */
export function openResultStore(options: ResultStoreOptions): ResultStore {
  const shared = [options.playwrightVersion, ...readFolder(options.supportDir)];

  const fileOf = (testFile: string, route: string): string => {
    const inputs = [
      path.basename(testFile),
      readFileSync(testFile, 'utf8'),
      route,
      readPage(options.buildDir, route),
      ...shared,
    ];
    const key = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
    return path.join(options.dir, `${key}.json`);
  };

  return {
    has: (testFile, route) => existsSync(fileOf(testFile, route)),
    add: (testFile, route) => {
      mkdirSync(options.dir, { recursive: true });
      const result = { testFile: path.basename(testFile), route, passedAt: new Date() };
      writeFileSync(fileOf(testFile, route), `${JSON.stringify(result)}\n`);
    },
  };
}
