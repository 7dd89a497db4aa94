import type { VFile } from 'vfile';

/** The names of the components in a page's front matter, in its order. */
export function listedComponents({ data }: VFile): string[] {
  const { components } = (data.frontMatter ?? {}) as { components?: unknown };
  return Array.isArray(components) ? components.map(String) : [];
}
