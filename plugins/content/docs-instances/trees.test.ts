/** @reads-pages */
import { groupTitles } from '@site/src/foundation/i18n';
import { assertUniquePathnames, titleOf } from '@site/src/shell/navigation';
import type { NavigationEntry, NavigationTree } from '@site/src/shell/navigation';
import { PRODUCTS } from '@site/src/foundation/products';
import { readTree } from '../../shared/read-tree';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

const INSTANCES = PRODUCTS.flatMap(({ docs }) => docs);
const trees = Object.fromEntries(INSTANCES.map((one) => [one.id, readTree(one, process.cwd())]));

/** Finds an entry by the titles of its groups and itself. */
function find(tree: NavigationTree, titles: readonly string[]): NavigationEntry | undefined {
  const [first, ...rest] = titles;
  const entry = tree.find((candidate) => titleOf(candidate) === first);
  return rest.length > 0 ? entry && find(entry.children ?? [], rest) : entry;
}

// Product specification, section 2: the groups of each product's tree.
describe('the trees of the products', () => {
  it.each([
    ['docs-material', 'Getting started'],
    ['docs-material', 'Components > Inputs'],
    ['docs-material', 'Components > Data display'],
    ['docs-material', 'Components > Feedback'],
    ['docs-material', 'Components > Surfaces'],
    ['docs-material', 'Components > Navigation'],
    ['docs-material', 'Components > Layout'],
    ['docs-material', 'Components > Utils'],
    ['docs-material', 'Customization'],
    ['docs-material', 'How-to guides'],
    ['docs-material', 'Integrations'],
    ['docs-material', 'Experimental APIs'],
    ['docs-material', 'Migration'],
    ['docs-material', 'Discover more'],
    ['docs-material', 'Design resources'],
    ['docs-joy', 'Getting started'],
    ['docs-joy', 'Components'],
    ['docs-joy', 'Customization'],
    ['docs-joy', 'Integrations'],
    ['docs-joy', 'Migration'],
    ['docs-system', 'Getting started'],
    ['docs-system', 'Style utilities'],
    ['docs-system', 'Components'],
    ['docs-system', 'Migration'],
    ['docs-system', 'Experimental APIs'],
    ['docs-system', 'Legacy styles'],
    ['docs-x', 'Introduction'],
    ['docs-x', 'Data grid'],
    ['docs-x', 'Date and time pickers'],
    ['docs-x', 'Charts'],
    ['docs-x', 'Tree view'],
    ['docs-x', 'Migration'],
  ])('have in %s the group %s with pages', (instance, titles) => {
    expect(find(trees[instance]!, titles.split(' > '))?.children?.length).toBeGreaterThan(0);
  });

  it.each([
    ['docs-material', 'Component API'],
    ['docs-joy', 'APIs'],
    ['docs-system', 'APIs'],
    ['docs-x', 'API reference'],
  ])('have in %s the group %s for API pages', (instance, title) => {
    expect(find(trees[instance]!, [title])?.api).toBe(true);
  });
});

it.each(['basics', 'advanced', 'api'])(
  'the page %s of the legacy styles has their flag',
  (name) => {
    const legacy = find(trees['docs-system']!, ['Legacy styles'])?.children;
    expect(legacy?.find(({ pathname }) => pathname === `/system/styles/${name}`)?.legacy).toBe(
      true,
    );
  },
);

describe('pages of packages with prereleases only', () => {
  const isPrerelease = (name: string) =>
    PRODUCTS.flatMap(({ packages }) => packages)
      .find((one) => one.name === name)!
      .version.includes('-');

  it('are marked as beta in Lab', () => {
    const lab = find(trees['docs-material']!, ['Components', 'Lab'])!.children!;
    expect(lab.map(({ beta = false }) => beta)).toEqual(lab.map(() => isPrerelease('@mui/lab')));
  });

  it('are marked as beta on the start page of Joy UI', () => {
    const [start] = find(trees['docs-joy']!, ['Getting started'])!.children!;
    expect(start!.beta ?? false).toBe(isPrerelease('@mui/joy'));
  });
});

/** The pathnames of all groups of a tree. */
function groupsOf(tree: NavigationTree): string[] {
  return tree.flatMap(({ pathname, children }) =>
    children ? [pathname, ...groupsOf(children)] : [],
  );
}

// Product specification, section 2: a title table groups the pages.
it('the dictionary has the title of each group, and no others', () => {
  const groups = Object.values(trees).flatMap(groupsOf);
  expect(Object.keys(groupTitles).sort()).toEqual(groups.sort());
});

describe('the trees of the docs folders', () => {
  it.each(INSTANCES)('list each page of $id once', ({ id, folder }) => {
    expect(() => assertUniquePathnames(folder, trees[id]!)).not.toThrow();
  });
});
