/** @reads-pages */
import path from 'node:path';
import { dependencies } from '../../../package.json';
import { archivesOf, PRODUCTS } from '../../../src/foundation/products';
import { withPageComponent } from './page-component';
import { sizesOf } from '../../assets/size-snapshot/snapshot';

const MATERIAL = dependencies['@mui/material'];

jest.mock('../../assets/size-snapshot/snapshot');

const archives = archivesOf(PRODUCTS);
const root = process.cwd();
const parse = withPageComponent(PRODUCTS, root);
const env = process.env as { NODE_ENV?: string };

function frontMatterOf(file: string, frontMatter: Record<string, unknown>) {
  return parse({
    filePath: path.join(root, file),
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve({ frontMatter, content: '' }),
  }).then(({ frontMatter: written }) => {
    // page-release.test.ts covers this field.
    delete written.page_release;
    return written;
  });
}

beforeEach(() => {
  env.NODE_ENV = 'production';
  const size = (gzip: number) => ({ minified: 3 * gzip, gzip });
  jest.mocked(sizesOf).mockResolvedValue([
    {
      version: MATERIAL,
      components: [{ name: 'Slider', alone: size(900), added: size(70) }],
    },
    ...archives.map(({ version }) => ({
      version,
      components: [{ name: 'Slider', alone: size(900), added: size(80) }],
    })),
  ]);
});

afterEach(() => {
  env.NODE_ENV = 'test';
});

const SLIDER = { title: 'Slider', components: ['Paper', 'Slider'] };
const PAGE = 'docs-material/components/slider/slider.mdx';

it('describes the component of the page, in the release of the page', async () => {
  expect(await frontMatterOf(PAGE, SLIDER)).toEqual({
    ...SLIDER,
    page_component: {
      name: 'Slider',
      import: "import Slider from '@mui/material/Slider';",
      source: expect.stringContaining(`/v${MATERIAL}/packages/mui-material/src/Slider/`),
      gzip: 70,
    },
  });
});

it('describes the component of an archived page in that release', async () => {
  for (const { folder, version } of archives) {
    const page = await frontMatterOf(`${folder}/components/slider.mdx`, SLIDER);
    const source = expect.stringContaining(`/v${version}/`) as unknown;
    expect(page).toMatchObject({ page_component: { source, gzip: 80 } });
  }
});

it('imports components of further packages from these', async () => {
  const masonry = await frontMatterOf(PAGE, { components: ['Masonry'] });
  expect(masonry.page_component).toMatchObject({
    import: "import Masonry from '@mui/lab/Masonry';",
  });
});

it.each([
  ['a page without components', PAGE, {}],
  ['a page about several components', PAGE, { title: 'Ranges', components: ['Paper', 'Slider'] }],
  ['a component without a description', PAGE, { components: ['useMediaQuery'] }],
  ['a file outside the docs folders', 'src/pages/x.mdx', SLIDER],
])('adds nothing to %s', async (_name, file, frontMatter) => {
  expect(await frontMatterOf(file, frontMatter)).toEqual(frontMatter);
});

it('measures nothing in the dev server', async () => {
  env.NODE_ENV = 'development';
  jest.mocked(sizesOf).mockClear();
  const { page_component } = await frontMatterOf(PAGE, SLIDER);
  expect(page_component).not.toHaveProperty('gzip');
  expect(sizesOf).not.toHaveBeenCalled();
});
