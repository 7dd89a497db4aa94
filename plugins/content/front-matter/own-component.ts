const bare = (text: unknown) =>
  String(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

interface Fields {
  title?: unknown;
  slug?: unknown;
  components?: unknown;
}

/**
 * The component that a page is about: of those in its front matter, the one with the name of the title
 * or of the address, or the only one.
 *
 * @returns `undefined` for a page about several components or none.
 * @example ownComponent({ title: 'Text Field', components: ['FilledInput', 'TextField'] }) // 'TextField'
 */
export function ownComponent({ title, slug, components }: Fields): string | undefined {
  const names = Array.isArray(components) ? components.map(String) : [];
  const wanted = [title, String(slug).replace(/^.*\/(?:react-)?/, '')].map(bare);
  return names.length === 1 ? names[0] : names.find((name) => wanted.includes(bare(name)));
}
