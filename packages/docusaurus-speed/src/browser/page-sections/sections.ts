import { decodeUri } from '../decode-uri';
import { loaders } from '@generated/page-sections/sections';

const loading = new Map<string, Promise<unknown>>();
const loaded = new Set<string>();

/**
 * The page's path as written in section keys: lower case, without query, hash, ending and slash.
 */
function canonical(pathname: string): string {
  return decodeUri(pathname)
    .replace(/[?#].*/, '')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '')
    .toLowerCase();
}

/** First path of each part of each folder, sorted; see `Section.key` of the plugin. */
const starts = new Map<string, string[]>();
for (const key of Object.keys(loaders)) {
  const [folder, start = ''] = key.split('#');
  starts.set(folder!, [...(starts.get(folder!) ?? []), start].sort());
}

const DEPTH = Math.max(...[...starts.keys()].map((folder) => folder.split('/').length));

/** The path and its parents that have sections, the nearest first. */
function foldersAbove(pathname: string): string[] {
  const parts = canonical(pathname).split('/', DEPTH);
  return parts
    .map((_part, index) => parts.slice(0, parts.length - index).join('/'))
    .filter((folder) => starts.has(folder));
}

/** The section that contains a page: that of the nearest folder, which may be the path itself. */
function keyOf(pathname: string): string | undefined {
  const [folder] = foldersAbove(pathname);
  if (folder === undefined) {
    return undefined;
  }
  const rest = canonical(pathname).slice(folder.length + 1);
  const start = starts.get(folder)?.findLast((each) => each <= rest);
  return start ? `${folder}#${start}` : folder;
}

async function load(key: string): Promise<void> {
  try {
    // eslint-disable-next-line site/own-lookup -- `keyOf` returns keys of `loaders` only
    await loaders[key]!();
    loaded.add(key);
  } catch (error) {
    loading.delete(key);
    throw error;
  }
}

/** Whether the section that contains a page has loaded, or no section contains it. */
export function isKnown(pathname: string): boolean {
  const key = keyOf(pathname);
  return key === undefined || loaded.has(key);
}

/**
 * Loads the section that contains a page, so Docusaurus can find it. The next call retries a failed
 * load.
 */
export async function loadSection(pathname: string): Promise<void> {
  const key = keyOf(pathname);
  if (key !== undefined) {
    const promise = loading.get(key) ?? load(key);
    loading.set(key, promise);
    await promise;
  }
}

/** Whether two pages belong to the same product. */
export function isSameProduct(a: string, b: string): boolean {
  return foldersAbove(a).at(-1) === foldersAbove(b).at(-1);
}
