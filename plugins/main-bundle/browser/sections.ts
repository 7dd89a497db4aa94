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

/** The page's path as the sections' keys write it: bare, and in small letters. */
function canonical(pathname: string): string {
  return decoded(pathname)
    .replace(/[?#].*/, '')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '')
    .toLowerCase();
}

/** A path and those above it that are keys of sections, the nearest first. */
function keysAbove(pathname: string): string[] {
  const parts = canonical(pathname).split('/');
  return parts
    .map((_part, index) => parts.slice(0, parts.length - index).join('/'))
    .filter((key) => key in loaders);
}

/** The sections that may hold a page: that of its folder, and that of which it is the folder. */
function keysOf(pathname: string): string[] {
  const keys = keysAbove(pathname);
  return keys.slice(0, keys[0] === canonical(pathname) ? 2 : 1);
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

/** Whether the page of a path is known, if there is one. */
export function isKnown(pathname: string): boolean {
  return keysOf(pathname).every((key) => loaded.has(key));
}

/**
 * Loads what has to be known of a page before it can be found. A failed load is tried again with
 * the next call.
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
  return keysAbove(a).at(-1) === keysAbove(b).at(-1);
}
