import { generatedTexts, manyPages } from '../testing/generated';
import { parseGenerated } from '../generated-files';
import { DOC_PAGE, aroundDocuments, chunkOf } from './around-documents';
import { PAGE_CHUNKS } from './page-chunks';

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

describe('PAGE_CHUNKS', () => {
  const { layout, defaultVendors } = PAGE_CHUNKS;
  const chunkNamed = (name: string | undefined, isInitial = false) => ({
    name,
    canBeInitial: () => isInitial,
  });

  it('shares what documents and other chunks have', () => {
    const isIn = (...names: (string | undefined)[]) =>
      layout.test('module', {
        chunkGraph: { getModuleChunksIterable: () => names.map((name) => chunkNamed(name)) },
      });
    expect(isIn(undefined, DOC_PAGE)).toBe(true);
    expect(isIn(undefined, 'current_api_part-1')).toBe(false);
  });

  it('leaves the chunk around documents and the main script whole', () => {
    expect(defaultVendors.chunks(chunkNamed(DOC_PAGE))).toBe(false);
    expect(defaultVendors.chunks(chunkNamed('main', true))).toBe(false);
    expect(defaultVendors.chunks(chunkNamed(undefined))).toBe(true);
  });
});
