/** @reads-pages */
import path from 'node:path';
import { PRODUCTS, archivesOf, demoFolders } from '../../../src/foundation/products';
import { demosBelow } from '../../shared/page-demos';
import { unmeasured } from './unmeasured';

const ROOT = path.resolve(__dirname, '../../..');
const folders = [...demoFolders(PRODUCTS), ...archivesOf(PRODUCTS)].map(({ folder }) => folder);

it('finds the demos of the pages', () => {
  expect(demosBelow(ROOT, folders).length).toBeGreaterThan(100);
});

// A missing height only causes a warning in the build; `npm run test:full` requires it.
const inFullRun =
  process.env.FULL === '1'
    ? it
    : (console.info('Heights of demos are not checked: only npm run test:full does.'), it.skip);

// Without its height, a demo shifts the page when the reader follows a link to it.
inFullRun('every demo on a page has a measured height', () => {
  const missing = unmeasured(ROOT, demosBelow(ROOT, folders)).map(
    ({ page, name }) =>
      `${page}: ${name} has no measured height. Run: npm run build && npm run evidence`,
  );
  expect(missing).toEqual([]);
});
