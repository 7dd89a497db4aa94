import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '@site/scripts/shared/root';
import { DRAWINGS, slugOf } from '.';

const COMPONENTS = path.join(ROOT, 'docs-material/components');

describe('drawings', () => {
  it('has no drawing without a page', () => {
    const folders = fs.readdirSync(COMPONENTS);
    const known = new Set(folders.map((folder) => slugOf(`/material-ui/react-${folder}`)));
    expect(Object.keys(DRAWINGS).filter((slug) => !known.has(slug))).toEqual([]);
  });

  it('contains valid path data', () => {
    for (const drawing of Object.values(DRAWINGS)) {
      expect(Object.values(drawing).join(' ')).not.toMatch(/NaN|undefined/);
    }
  });
});
