import { gzipSync } from 'node:zlib';
import { htmlOf } from './page-html';
import { readBuilt } from './read-built';

const texts = new Map<string, string>();
const sizes = new Map<string, number>();

function cached<Value>(cache: Map<string, Value>, key: string, read: () => Value): Value {
  const value = cache.get(key) ?? read();
  cache.set(key, value);
  return value;
}

/**
 * The scripts in the HTML of a page. `test/browser/script-bytes.spec.ts` checks that a page loads
 * only these scripts and those of its neighbors before interaction.
 *
 * @param route - Path of the page with a trailing slash.
 * @returns Paths from the root of the site, in document order.
 */
export function scriptsOf(route: string): string[] {
  return Array.from(
    htmlOf(route).matchAll(/<script\b[^>]*\ssrc=["']?(\/[^"' >]+)/g),
    ([, src]) => src!,
  );
}

/** Scripts in the HTML of a page that another page doesn't have. */
export function scriptsBeyond(route: string, other: string): string[] {
  const known = scriptsOf(other);
  return scriptsOf(route).filter((script) => !known.includes(script));
}

/** The text of a script, by its path from the root of the site. */
export function scriptText(script: string): string {
  return cached(texts, script, () => readBuilt(script));
}

/** Size of scripts in bytes, each compressed with gzip, as the server does. */
export function gzipBytes(scripts: Iterable<string>): number {
  let sum = 0;
  for (const script of scripts) {
    sum += cached(sizes, script, () => gzipSync(scriptText(script)).length);
  }
  return sum;
}
