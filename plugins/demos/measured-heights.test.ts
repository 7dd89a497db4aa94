import fs from 'node:fs';
import path from 'node:path';
import { PRODUCTS } from '../../src/products';
import { heightsOf } from './heights';

const ROOT = path.resolve(__dirname, '../..');

const pages = PRODUCTS.flatMap(({ docs }) => docs)
  .flatMap(({ folder }) =>
    (fs.readdirSync(path.join(ROOT, folder), { recursive: true }) as string[]).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => file.endsWith('.mdx'));

/** The demo files that a page shows. */
function demosOf(page: string): string[] {
  const text = fs.readFileSync(path.join(ROOT, page), 'utf8').replaceAll(/^```[^]*?^```/gm, '');
  return Array.from(text.matchAll(/<Demo\b[^>]*?\sname="(\w+)"/g), ([, name]) =>
    path.join(path.dirname(page), 'demos', `${name}.tsx`),
  );
}

// Without its height, a demo pushes the page around when the reader comes by a link.
it('every demo on a page has a measured height', () => {
  const demos = pages.flatMap(demosOf);
  expect(demos.length).toBeGreaterThan(0);
  const missing = demos
    .filter((file) => fs.existsSync(path.join(ROOT, file)))
    .filter((file) => heightsOf(path.join(ROOT, file)) === null)
    .map((file) => `${file} has no measured height. Run: npm run build && npm run demos:measure`);
  expect(missing).toEqual([]);
});
