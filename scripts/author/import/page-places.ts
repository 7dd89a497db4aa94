import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { decodeUriComponent } from 'docusaurus-speed/decode-uri';
import type { Edit } from './edits';

/** Where the pages of a site come from and go to. */
export interface PagePlaces {
  /** The path below the docs folder that a file gets. */
  fileOf: (name: string) => string;
  /** The file that a path of the old site showed, with or without `/docs`; `undefined` if none did. */
  at: (pathname: string) => string | undefined;
  has: (name: string) => boolean;
}

/** The build writes API pages into a folder of this name, and Git ignores it. */
const GENERATED = /^api\//;

/**
 * Decides where pages go.
 *
 * @param slugs - The path of each page on the old site, by its file.
 */
export function pagePlaces(slugs: ReadonlyMap<string, string>): PagePlaces {
  const bySlug = new Map([...slugs].map(([name, slug]) => [slug.replace(/\/+$/, ''), name]));
  return {
    fileOf: (name) => name.replace(GENERATED, 'api-pages/').replace(/\.md$/, '.mdx'),
    at: (pathname) => {
      const bare = pathname.replace(/\/+$/, '');
      return bySlug.get(bare) ?? bySlug.get(bare.replace(/^\/docs(?=\/)/, ''));
    },
    has: (name) => slugs.has(name),
  };
}

/** The page that a link of the old site leads to, by its file. */
function targetOf(pathname: string, from: string, places: PagePlaces): string | undefined {
  const named = decodeUriComponent(pathname);
  if (named.startsWith('/')) {
    return places.at(named);
  }
  const beside = path.posix.join(path.posix.dirname(from), named);
  return [beside, path.posix.normalize(named)].find(
    (one) => /\.mdx?$/.test(one) && places.has(one),
  );
}

/** Makes links between pages lead to the files that they become. */
export function linkEdits(tree: Root, source: string, from: string, places: PagePlaces): Edit[] {
  const edits: Edit[] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') {
      return;
    }
    const [pathname = ''] = node.url.split(/[?#]/);
    const target = pathname ? targetOf(pathname, from, places) : undefined;
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const last = source.slice(start, end).lastIndexOf(pathname);
    if (target && last >= 0) {
      const folder = path.posix.dirname(places.fileOf(from));
      const link = path.posix.relative(folder, places.fileOf(target)).replace(/^(?!\.)/, './');
      edits.push({ start: start + last, end: start + last + pathname.length, text: link });
    }
  });
  return edits;
}
