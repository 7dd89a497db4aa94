import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { fencesFolder } from 'docusaurus-demo-islands/live-fences';
import { heightsOf, heightsPlace } from '../../../plugins/content/demos/heights';
import type { HeightsPlace } from '../../../plugins/content/demos/heights';
import { htmlFileOfRoute, routesOfPages } from '../../serve/routes';

/** A demo on a built page that needs a measured height. */
export interface BuiltDemo {
  /** URL of its source pages: `demos/<folder>/<Name>`. */
  source: string;
  /** Its file relative to the repository's root; a generated file for a live fence. */
  file: string;
  /** Where its heights are stored. */
  place: HeightsPlace;
}

function demoOf(root: string, source: string): BuiltDemo[] {
  const [, folder, name] = /^demos\/(.*)\/(\w+)$/.exec(source) ?? [];
  const below = path.join(folder ?? '', 'demos', `${name}.tsx`);
  const file = [path.join(root, below), path.join(fencesFolder(root), below)].find(existsSync);
  if (!file) {
    return [];
  }
  const place = heightsPlace(root, file, readFileSync(file, 'utf8'));
  return [{ source, file: path.relative(root, file).replaceAll('\\', '/'), place }];
}

/**
 * Lists the built pages with demos whose heights can be measured: all except framed demos and those
 * whose file was deleted since the build.
 *
 * @param dir - Folder of the built site.
 * @param root - The repository's root.
 * @returns Demos by the page's route.
 */
export function builtDemos(dir: string, root: string): Map<string, BuiltDemo[]> {
  const pages = new Map<string, BuiltDemo[]>();
  for (const route of routesOfPages(dir)) {
    const html = readFileSync(htmlFileOfRoute(dir, route), 'utf8');
    if (html.includes('data-source')) {
      const $ = load(html);
      const sources = $('[data-source]')
        .filter((_, demo) => $(demo).find('[data-frame-room]').length === 0)
        .map((_, demo) => $(demo).attr('data-source'))
        .get();
      const demos = sources.flatMap((source) => demoOf(root, source));
      if (demos.length > 0) {
        pages.set(route, demos);
      }
    }
  }
  return pages;
}

/** Selects the demos to measure. */
export interface Wanted {
  /** Routes of the only pages; `null` for all. */
  routes: ReadonlySet<string> | null;
  /** Whether to select demos that have a height and haven't changed. */
  force: boolean;
  /** Changed files, relative to the repository's root. */
  changed: readonly string[];
}

function isChanged(changed: readonly string[], { file, place }: BuiltDemo): boolean {
  const folder = path.posix.dirname(file);
  const touched = changed.some(
    (one) =>
      one === file || (path.posix.dirname(one) === folder && /\/[a-z][^/]*\.tsx?$/.test(one)),
  );
  return touched || heightsOf(place) === null;
}

/** Selects demos without a height, and those that are or are next to a changed file. */
export function wantedDemos(
  pages: ReadonlyMap<string, BuiltDemo[]>,
  { routes, force, changed }: Wanted,
): Map<string, BuiltDemo[]> {
  return new Map(
    [...pages]
      .filter(([route]) => routes === null || routes.has(route))
      .map(
        ([route, demos]) =>
          [route, demos.filter((demo) => force || isChanged(changed, demo))] as const,
      )
      .filter(([, demos]) => demos.length > 0),
  );
}
