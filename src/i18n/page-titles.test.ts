import trees from '@site/sidebars';
import type { NavigationTree } from '@site/src/navigation';
import { pageTitle } from './page-titles';

it('gives the titles of the groups that the specification names', () => {
  const groups = [
    '/system/getting-started-group',
    '/material-ui/getting-started-group',
    '/joy-ui/getting-started-group',
    '/material-ui/react-',
    '/material-ui/customization',
    '/material-ui/guides',
    '/material-ui/integrations',
    '/material-ui/migration',
    '/material-ui/discover-more',
  ];
  expect(groups.map((pathname) => pageTitle('en', pathname))).toEqual([
    'Getting started',
    'Getting started',
    'Getting started',
    'Components',
    'Customization',
    'How-to guides',
    'Integrations',
    'Migration',
    'Discover more',
  ]);
});

it('gives none to a pathname that is not in the table', () => {
  expect(pageTitle('en', '/material-ui/react-button')).toBeUndefined();
  expect(pageTitle('en', 'constructor')).toBeUndefined();
});

it('falls back to English', () => {
  expect(pageTitle('zh', '/material-ui/guides')).toBe('How-to guides');
  expect(pageTitle('constructor', '/material-ui/guides')).toBe('How-to guides');
});

it('says nothing else than a tree that names a title itself', () => {
  const entries = (tree: NavigationTree): NavigationTree =>
    tree.flatMap((entry) => [entry, ...entries(entry.children ?? [])]);
  const contradicted = Object.values(trees)
    .flatMap(entries)
    .filter(({ pathname, title }) => title && (pageTitle('en', pathname) ?? title) !== title);
  expect(contradicted).toEqual([]);
});
