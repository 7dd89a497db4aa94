import { DOC_PAGE, PAGE_CHUNKS, chunkOf } from './page-chunks';

describe('chunkOf', () => {
  it.each([
    ['"@theme/DocItem"', DOC_PAGE],
    ['"@theme/DocRoot"', DOC_PAGE],
    ['"@generated/docusaurus-plugin-content-docs/docs-joy/__plugin.json"', DOC_PAGE],
    ['"@generated/docusaurus-plugin-content-pages/default/__plugin.json"', 'given'],
    ['"@site/docs-joy/pages/card.mdx"', 'given'],
    [undefined, 'given'],
  ])('puts %s in %s', (module, chunk) => {
    expect(chunkOf('given', module)).toBe(chunk);
  });
});

describe('the group of packages', () => {
  const { chunks } = PAGE_CHUNKS.defaultVendors;
  const isMember = (name: string | undefined, isInitial: boolean) =>
    typeof chunks === 'function' && chunks({ name, canBeInitial: () => isInitial });

  it('leaves the chunk around documents and the main script whole', () => {
    expect(isMember(DOC_PAGE, false)).toBe(false);
    expect(isMember('main', true)).toBe(false);
    expect(isMember(undefined, false)).toBe(true);
  });
});
