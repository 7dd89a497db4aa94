import path from 'node:path';
import { PRODUCTS } from '../../../src/foundation/products';
import { withBundleSize } from './front-matter';
import { sizesOf } from './snapshot';

jest.mock('./snapshot');

const root = process.cwd();
const parse = withBundleSize(PRODUCTS, root);
const env = process.env as { NODE_ENV?: string };

function frontMatterOf(file: string, frontMatter: Record<string, unknown>) {
  return parse({
    filePath: path.join(root, file),
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve({ frontMatter, content: '' }),
  }).then((parsed) => parsed.frontMatter);
}

beforeEach(() => {
  env.NODE_ENV = 'production';
  const size = (gzip: number) => ({ minified: 3 * gzip, gzip });
  jest.mocked(sizesOf).mockResolvedValue([
    {
      version: '7.3.2',
      components: [{ name: 'Slider', alone: size(900), added: size(70) }],
    },
    {
      version: '6.5.0',
      components: [{ name: 'Slider', alone: size(900), added: size(80) }],
    },
  ]);
});

afterEach(() => {
  env.NODE_ENV = 'test';
});

const SLIDER = { components: ['Slider', 'SliderThumb'] };

it('adds the size of the first component, in the release of the page', async () => {
  expect(await frontMatterOf('docs-material/components/slider/slider.mdx', SLIDER)).toEqual({
    ...SLIDER,
    bundle_size: { component: 'Slider', gzip: 70 },
  });
  const archived = 'docs-material_versioned_docs/version-6.5.0/components/slider.mdx';
  expect(await frontMatterOf(archived, SLIDER)).toMatchObject({
    bundle_size: { component: 'Slider', gzip: 80 },
  });
});

it.each([
  ['a page without components', 'docs-material/getting-started/usage.mdx', {}],
  ['an unmeasured component', 'docs-material/x.mdx', { components: ['useMediaQuery'] }],
  ['a file outside of the docs folders', 'src/pages/x.mdx', SLIDER],
])('adds nothing to %s', async (_name, file, frontMatter) => {
  expect(await frontMatterOf(file, frontMatter)).toEqual(frontMatter);
});

it('measures nothing in the dev server', async () => {
  env.NODE_ENV = 'development';
  jest.mocked(sizesOf).mockClear();
  expect(await frontMatterOf('docs-material/slider.mdx', SLIDER)).toEqual(SLIDER);
  expect(sizesOf).not.toHaveBeenCalled();
});
