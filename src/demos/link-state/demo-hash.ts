import type { CodeVariant } from '@site/src/settings';

/** What the hash of an address says about one demo: `#Name`, `#Name.tsx`, `#Name.js?s=…`. */
export interface DemoLink {
  name: string;
  /** The language to show, absent when the hash names none. */
  variant?: CodeVariant;
  /** Compressed state, see `codec.ts`; anything at all when the link was not made here. */
  state?: string;
}

/** The grammar of hashes that lead to demos. */
const HASH = /^#([A-Z]\w*)(\.tsx|\.js)?(?:\?s=(.*))?$/s;

/**
 * Reads the hash of an address.
 *
 * @returns `null` for a hash that leads to no demo.
 */
export function parseDemoHash(hash: string): DemoLink | null {
  const [, name, extension, state] = HASH.exec(hash) ?? [];
  if (!name) {
    return null;
  }
  return {
    name,
    ...(extension ? { variant: extension === '.tsx' ? 'TS' : 'JS' } : {}),
    ...(state === undefined ? {} : { state }),
  };
}
