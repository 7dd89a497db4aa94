import type { DocsInstance } from '../../../src/foundation/products';
import { writtenPages } from './written-pages';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

const INSTANCE: DocsInstance = {
  id: 'docs',
  folder: 'docs',
  basePath: '/material-ui',
  demoScope: 'material',
};

let siteDir: string;

const write = (file: string, text: string) => writeFiles(siteDir, { [`docs/${file}`]: text });

beforeEach(() => {
  siteDir = temporaryFolder();
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
