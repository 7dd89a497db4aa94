import type { DemoScope, DocsArchive, DocsInstance } from '../../src/products';

/** Scope of each docs folder, including archived versions. */
export function scopesByFolder(
  instances: readonly DocsInstance[],
  archives: readonly DocsArchive[],
): Record<string, DemoScope> {
  return Object.fromEntries(
    [...instances, ...archives].map(({ folder, demoScope }) => [folder, demoScope]),
  );
}
