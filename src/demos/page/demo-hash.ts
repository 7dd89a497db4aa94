import type { CodeVariant } from '@site/src/reader/settings';

/** The hash of a URL that links to a demo: `#Name`, `#Name.tsx`, `#Name.js?s=…`. */
export interface DemoLink {
  name: string;
  /** The language to show; absent if the hash doesn't specify one. */
  variant?: CodeVariant;
  /** Compressed state, see `codec.ts`; untrusted. */
  state?: string;
}

/** Maximum length of a compressed state in characters. */
export const MAX_STATE = 12_000;

/** What a hash contains besides its state; names of demos are shorter. */
const MAX_REST = 200;

/** Matches hashes that link to demos. */
const HASH = /^#([A-Z]\w*)(\.tsx|\.js)?(?:\?s=(.*))?$/s;

/**
 * Parses the hash of a URL. Each demo of a page does, so it only reads as much as a link may have. What
 * it cuts leaves a state that's still too long to be valid.
 *
 * @returns `null` for a hash that doesn't link to a demo.
 */
export function parseDemoHash(hash: string): DemoLink | null {
  const [, name, extension, state] = HASH.exec(hash.slice(0, MAX_STATE + MAX_REST)) ?? [];
  if (!name) {
    return null;
  }
  return {
    name,
    variant: extension ? (extension === '.tsx' ? 'TS' : 'JS') : undefined,
    state,
  };
}
