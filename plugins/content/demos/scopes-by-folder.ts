import type { DemoScope, DocsInstance } from '../../../src/foundation/products';

type Folder = Pick<DocsInstance, 'folder' | 'demoScope'>;

/** Scope of each docs folder, including archived versions. */
export function scopesByFolder(
  instances: readonly Folder[],
  archives: readonly Folder[],
): Record<string, DemoScope> {
  return Object.fromEntries(
    [...instances, ...archives].map(({ folder, demoScope }) => [folder, demoScope]),
  );
}
