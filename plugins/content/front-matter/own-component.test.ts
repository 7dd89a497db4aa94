/** @reads-pages */
import path from 'node:path';
import { documentedProducts } from '../../../src/foundation/products';
import { pageFiles } from '../../shared/page-files';
import { ownComponent } from './own-component';

const ROOT = path.resolve(__dirname, '../../..');

it.each([
  [{ title: 'Text Field', components: ['FilledInput', 'TextField'] }, 'TextField'],
  [{ title: 'CSS Baseline', components: ['CssBaseline', 'ScopedCssBaseline'] }, 'CssBaseline'],
  [
    { title: 'Radios', slug: '/react-radio-group', components: ['Radio', 'RadioGroup'] },
    'RadioGroup',
  ],
  [{ title: 'Floating Action Button', components: ['Fab'] }, 'Fab'],
  [{ title: 'Radio Button', components: ['RadioGroup', 'Radio'] }, 'Radio'],
  [{ title: 'Transitions', slug: '/transitions', components: ['Collapse', 'Fade'] }, undefined],
  [{ title: 'Usage' }, undefined],
  [{ title: 'Usage', components: 'Usage' }, undefined],
])('of %j is %s', (frontMatter, expected) => {
  expect(ownComponent(frontMatter)).toBe(expected);
});

it('is missing only on pages about several components', () => {
  const pages = documentedProducts()
    .flatMap(({ docs }) => docs)
    .flatMap(({ folder }) => pageFiles(folder, ROOT))
    .filter(({ frontMatter }) => frontMatter.components !== undefined);
  expect(pages.length).toBeGreaterThan(60);
  const missing = pages.filter(({ frontMatter }) => ownComponent(frontMatter) === undefined);
  expect(missing.map(({ frontMatter }) => frontMatter.title)).toEqual([
    'Icons',
    'Progress',
    'Transfer List',
    'Transitions',
  ]);
});
