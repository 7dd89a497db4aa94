/** @reads-pages */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '@site/scripts/shared/root';
import { DRAWINGS, slugOf } from '.';

const FOLDERS = ['docs-material/components', 'docs-joy/components'];

describe('drawings', () => {
  it('has no drawing without a page', () => {
    const pages = FOLDERS.flatMap((folder) => fs.readdirSync(path.join(ROOT, folder)));
    // Not all release lines have all pages, but they share the drawings.
    const published = ['7', '9'].flatMap((line) =>
      fs
        .readFileSync(path.join(ROOT, 'lines', line, 'published-addresses.txt'), 'utf8')
        .split('\n'),
    );
    const known = new Set([
      ...pages.map((page) => slugOf(`/material-ui/react-${page}`)),
      ...published.map((address) => slugOf(address.replace(/\/$/, ''))),
    ]);
    expect(Object.keys(DRAWINGS).filter((slug) => !known.has(slug))).toEqual([]);
  });

  it('has a drawing for each component of Joy UI', () => {
    const folders = fs.readdirSync(path.join(ROOT, 'docs-joy/components'), { withFileTypes: true });
    const drawn = ['all-components', 'svg-icon', ...Object.keys(DRAWINGS)];
    const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(names.filter((name) => !drawn.includes(name))).toEqual([]);
  });

  it('contains valid path data', () => {
    for (const drawing of Object.values(DRAWINGS)) {
      expect(Object.values(drawing).join(' ')).not.toMatch(/NaN|undefined/);
    }
  });
});
