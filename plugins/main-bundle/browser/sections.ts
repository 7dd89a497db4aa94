import { loaders } from '@generated/main-bundle/sections';

const loading = new Map<string, Promise<unknown>>();
const loaded = new Set<string>();

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The page's path as written in section keys: lower case, without query, hash, ending and slash.
 */
function canonical(pathname: string): string {
  return decoded(pathname)
    .replace(/[?#].*/, '')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '')
    .toLowerCase();
}

/** First path of each part of each folder, sorted; see `Section.key` of the plugin. */
const starts = new Map<string, string[]>();
for (const key of Object.keys(loaders)) {
  const [folder, start = ''] = key.split('#');
  starts.set(folder, [...(starts.get(folder) ?? []), start].sort());
}

/** The path and its parents that have sections, the nearest first. */
function foldersAbove(pathname: string): string[] {
  const parts = canonical(pathname).split('/');
  return parts
    .map((_part, index) => parts.slice(0, parts.length - index).join('/'))
    .filter((folder) => starts.has(folder));
}

/** The sections that may contain a page: its folder's, and its own if the path is a folder. */
function keysOf(pathname: string): string[] {
  const path = canonical(pathname);
  const folders = foldersAbove(pathname);
  return folders.slice(0, folders[0] === path ? 2 : 1).map((folder) => {
    const rest = path.slice(folder.length + 1);
    const start = starts.get(folder)?.findLast((each) => each <= rest);
    return start ? `${folder}#${start}` : folder;
  });
}

async function load(key: string): Promise<void> {
  try {
    await loaders[key]();
    loaded.add(key);
  } catch (error) {
    loading.delete(key);
    throw error;
  }
}

/** Whether the sections that may contain a page have loaded. */
export function isKnown(pathname: string): boolean {
  return keysOf(pathname).every((key) => loaded.has(key));
}

/**
 * Loads the sections that may contain a page, so Docusaurus can find it. The next call retries
 * failed loads.
 */
export async function loadSection(pathname: string): Promise<void> {
  await Promise.all(
    keysOf(pathname).map((key) => {
      const promise = loading.get(key) ?? load(key);
      loading.set(key, promise);
      return promise;
    }),
  );
}

/** Whether two pages belong to the same product. */
export function isSameProduct(a: string, b: string): boolean {
  return foldersAbove(a).at(-1) === foldersAbove(b).at(-1);
}
