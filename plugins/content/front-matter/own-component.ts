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
 * The component that a page is about: of those in its front matter, the only one, or the one with the
 * name of the title, of the address, or of the title's first word, as on the page Radio Button.
 *
 * @returns `undefined` for a page about several components or none.
 * @example ownComponent({ title: 'Text Field', components: ['FilledInput', 'TextField'] }) // 'TextField'
 */
export function ownComponent({ title, slug, components }: Fields): string | undefined {
  const names = Array.isArray(components) ? components.map(String) : [];
  const [firstWord] = String(title).split(' ');
  const wanted = [title, String(slug).replace(/^.*\/(?:react-)?/, ''), firstWord].map(bare);
  return names.length === 1
    ? names[0]
    : wanted.flatMap((one) => names.filter((name) => bare(name) === one))[0];
}
