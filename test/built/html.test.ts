import path from 'node:path';
import { htmlFiles } from '../../plugins/shared/html-files';
import { BUILD_DIR } from '../../scripts/shared/root';
import { sample } from '../../scripts/test/selection/sample';
import { selectPages } from '../../scripts/test/selection/select-pages';
import { htmlFaults } from './support/html-validate';
import { htmlWithStyles } from './support/page-html';
import { readBuilt } from './support/read-built';

it.each(selectPages({ count: 12, limit: 12, salt: 'html' }))('%s is valid HTML', async (route) => {
  expect(await htmlFaults(htmlWithStyles(route))).toEqual([]);
});

describe("files that aren't routes", () => {
  const files = htmlFiles(BUILD_DIR).filter((file) => path.posix.basename(file) !== 'index.html');

  it.each([...new Set(['404.html', ...sample(files, 8, 'html of files')])])(
    '%s is valid HTML',
    async (file) => {
      expect(files).toContain(file);
      expect(await htmlFaults(readBuilt(file))).toEqual([]);
    },
  );
});
