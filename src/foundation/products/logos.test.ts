import fs from 'node:fs';
import path from 'node:path';
import { PRODUCTS } from './catalogue';

const IMAGES = path.resolve(__dirname, '../../../static');

test.each(PRODUCTS.map(({ id, logo, logoSvg }) => [id, logo, logoSvg]))(
  'the logo file of %s is the logo that readers copy',
  (_id, logo, logoSvg) => {
    expect(fs.readFileSync(path.join(IMAGES, logo), 'utf8').trim()).toBe(logoSvg);
  },
);
