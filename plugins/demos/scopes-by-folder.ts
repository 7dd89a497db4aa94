import type { DemoScope, DocsInstance } from '../../src/products';

/** Scope of each docs folder. */
export function scopesByFolder(instances: readonly DocsInstance[]): Record<string, DemoScope> {
  return Object.fromEntries(instances.map(({ folder, demoScope }) => [folder, demoScope]));
}
