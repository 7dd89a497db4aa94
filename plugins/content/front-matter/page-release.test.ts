import path from 'node:path';
import { dependencies } from '@site/lines/root-packages';
import { PRODUCTS } from '../../../src/foundation/products';
import newest from '../../../src/foundation/products/newest.json';
import { pageRelease } from './page-release';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

const MATERIAL = dependencies['@mui/material'];

const SITE = path.resolve(__dirname, '../../..');
const X_GUIDE = '/x/migration/upgrade-to-v9/';
const V9 = newest.versions['@mui/material'];

it.each([
  ['docs-material/guides/a.mdx', '', MATERIAL, V9, '/material-ui/migration/upgrade-to-v9/'],
  [
    'docs-material/components/a.mdx',
    "import A from '@mui/lab/A';",
    '7.0.0-beta.17',
    newest.versions['@mui/lab'],
    '/material-ui/migration/upgrade-to-v9/',
  ],
  [
    'docs-material_versioned_docs/version-6.5.0/a.mdx',
    '',
    '6.5.0',
    V9,
    '/material-ui/migration/upgrade-to-v7/',
  ],
  ['docs-x/charts/a.mdx', '', '8.29.3', newest.versions['@mui/x-charts'], X_GUIDE],
  ['docs-x/api/tree-view/a.mdx', '', '8.29.3', newest.versions['@mui/x-tree-view'], X_GUIDE],
  ['docs-x/introduction/a.mdx', '', '8.29.5', newest.versions['@mui/x-data-grid'], X_GUIDE],
])(
  '%s describes a release that npm does not install (%s)',
  (file, statement, version, installed, guide) => {
    expect(pageRelease(file, { slug: '/a', importStatement: statement }, SITE)).toEqual({
      version,
      newest: installed,
      guide,
    });
  },
);

it('names only the described release if npm installs no newer one', () => {
  expect(pageRelease('docs-joy/a.mdx', { slug: '/a' }, SITE)).toEqual({ version: '5.0.0-beta.49' });
});

it.each(['docs-infra/manual/a.mdx', 'src/pages/a.mdx', 'docs-material/home/_Part.mdx'])(
  '%s describes no release',
  (file) => {
    expect(pageRelease(file, { slug: '/a' }, SITE)).toBeNull();
  },
);

it('knows when the newest releases of documented packages were looked up', () => {
  expect(newest.lookedUp).toMatch(/^\d{4}-\d\d-\d\d$/);
  const documented = new Map(
    PRODUCTS.flatMap(({ packages }) => packages.map(({ name, version }) => [name, version])),
  );
  for (const [name, version] of Object.entries(newest.versions)) {
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(parseFloat(version)).toBeGreaterThanOrEqual(parseFloat(documented.get(name)!));
  }
});

describe('in a build of all lines', () => {
  beforeAll(() => (process.env.SITE_LINES = 'all'));
  afterAll(() => delete process.env.SITE_LINES);
  const otherOf = (file: string, slug: string) => pageRelease(file, { slug }, SITE)?.other;

  it('names the release of the same page in the other line', () => {
    const file = 'docs-material/components/button/button.mdx';
    expect(otherOf(file, '/react-button')).toEqual({
      to: 'pathname:///v9/material-ui/react-button/',
      version: '9.5.0',
    });
  });

  it('knows a page that has another path in the other line', () => {
    const to = 'pathname:///v9/x/api/date-pickers/picker-day/';
    const file = 'docs-x/api/date-pickers/pickers-day.mdx';
    expect(otherOf(file, '/api/date-pickers/pickers-day')?.to).toBe(to);
  });

  it('opens the start page if the other line lacks the page', () => {
    const file = 'docs-material/components/grid-legacy/grid-legacy.mdx';
    expect(otherOf(file, '/react-grid-legacy')).toEqual({
      to: 'pathname:///v9/material-ui/getting-started/',
      version: '9.5.0',
      isStart: true,
    });
  });

  it.each([
    ['docs-joy/components/card/card.mdx', '/react-card'],
    ['docs-material_versioned_docs/version-6.5.0/button.mdx', '/react-button'],
  ])('names none for %s, whose product or archive the other line lacks', (file, slug) => {
    expect(otherOf(file, slug)).toBeUndefined();
  });
});
