import { PRODUCTS } from '../../../src/foundation/products';
import { llmsFullText, llmsText, siteLlmsText } from './llms-text';

const page = (url: string, title: string, isListed = true) => ({
  ...{ url, title, isListed, isSearchable: isListed, components: [] },
  description: `About ${title}.`,
});

const DOCS = {
  product: PRODUCTS[0]!,
  version: '6.5.0',
  isCurrent: false,
  path: '/material-ui/v6',
  paths: ['/material-ui/v6'],
  pages: [
    page('/material-ui/v6/react-button/', 'Button'),
    page('/material-ui/v6/api/button/', 'Button API'),
    page('/material-ui/v6/getting-started/', 'Overview'),
    page('/material-ui/v6/draft/', 'Draft', false),
  ],
};

const URL = 'https://docs.example.com';

it("lists a version's pages, separated into guides and API", () => {
  const text = llmsText(DOCS, URL);
  expect(text).toMatch(/^# Material UI 6\.5\.0\n\n> Ready-made React components/);
  const [, pages, api] = text.split(/^## .*\n\n/m);
  expect(pages!.trim().split('\n')).toEqual([
    `- [Overview](${URL}/material-ui/v6/getting-started.md): About Overview.`,
    `- [Button](${URL}/material-ui/v6/react-button.md): About Button.`,
  ]);
  expect(api!.trim()).toBe(
    `- [Button API](${URL}/material-ui/v6/api/button.md): About Button API.`,
  );
});

it('puts the listed pages into one file, guides first', () => {
  expect(
    llmsFullText(DOCS, ({ title }) => `# ${title}`)
      .split('\n\n')
      .slice(2),
  ).toEqual(['# Overview', '# Button', '# Button API\n']);
});

it('links from the site to each product and version', () => {
  expect(siteLlmsText([DOCS], { title: 'Docs', tagline: 'All of it.', siteUrl: URL })).toBe(
    `# Docs\n\n> All of it.\n\n## Products and versions\n\n- [Material UI 6.5.0](${URL}/material-ui/v6/llms.txt): ${DOCS.product.description}\n`,
  );
});
