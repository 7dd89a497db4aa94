import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DocsInstance } from '../../../src/foundation/products';
import { writtenPages } from './written-pages';

const INSTANCE: DocsInstance = {
  id: 'docs',
  folder: 'docs',
  basePath: '/material-ui',
  demoScope: 'material',
};

let siteDir: string;

function write(file: string, text: string): void {
  const target = path.join(siteDir, 'docs', file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'written-pages-'));
});

afterEach(() => {
  fs.rmSync(siteDir, { recursive: true });
});

describe('writtenPages', () => {
  it('reads the front matter of pages, except generated ones', () => {
    write('api/button.mdx', '---\ntitle: Button API\nslug: /api/button\n---\n');
    write(
      'button/button.mdx',
      "---\ntitle: 'Button'\nslug: /react-button\ncomponents:\n  [\n    Button,\n    IconButton,\n  ]\n---\n",
    );
    expect(writtenPages(INSTANCE, siteDir, 'api')).toEqual([
      {
        file: 'docs/button/button.mdx',
        pathname: '/material-ui/react-button/',
        title: 'Button',
        components: ['Button', 'IconButton'],
      },
    ]);
  });
});
