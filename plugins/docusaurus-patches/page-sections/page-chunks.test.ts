import { generatedTexts, manyPages } from '../fixtures/generated';
import { parseGenerated } from '../generated-files';
import { DOC_PAGE, aroundDocuments, chunkOf } from './around-documents';
import { pageChunks } from './page-chunks';

const files = parseGenerated(
  generatedTexts([{ name: 'current', path: '/lib', pages: manyPages(3) }]),
);

describe('aroundDocuments', () => {
  it('finds the components above documents, but not their contents', () => {
    const around = aroundDocuments(files);
    expect([...around].sort()).toEqual(['doc', 'root']);
    expect(chunkOf('root', around)).toBe(DOC_PAGE);
    expect(chunkOf('current_api_part-1', around)).toBe('current_api_part-1');
  });
});

describe('pageChunks', () => {
  const { layout, defaultVendors } = pageChunks(files);
  const isIn = (group: typeof layout, name: string | undefined, isInitial = false) =>
    group.chunks({ name, canBeInitial: () => isInitial });

  it('shares what documents and other pages have', () => {
    expect(isIn(layout, DOC_PAGE)).toBe(true);
    expect(isIn(layout, 'current_api_part-1')).toBe(false);
    expect(isIn(layout, undefined)).toBe(false);
  });

  it('leaves the chunk around documents and the main script whole', () => {
    expect(isIn(defaultVendors, DOC_PAGE)).toBe(false);
    expect(isIn(defaultVendors, 'main', true)).toBe(false);
    expect(isIn(defaultVendors, undefined)).toBe(true);
  });
});
