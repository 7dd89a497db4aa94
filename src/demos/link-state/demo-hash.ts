import type { CodeVariant } from '@site/src/settings';

/** The hash of a URL that links to a demo: `#Name`, `#Name.tsx`, `#Name.js?s=…`. */
export interface DemoLink {
  name: string;
  /** The language to show; absent if the hash doesn't specify one. */
  variant?: CodeVariant;
  /** Compressed state, see `codec.ts`; untrusted. */
  state?: string;
}

/** Matches hashes that link to demos. */
const HASH = /^#([A-Z]\w*)(\.tsx|\.js)?(?:\?s=(.*))?$/s;

/**
 * Parses the hash of a URL.
 *
 * @returns `null` for a hash that doesn't link to a demo.
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
