import fs from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle';
import { temporaryFolder } from '../testing/temporary-folder';

it('keeps logical properties, which follow the direction of the frame', async () => {
  const css = '.a { text-align: start; margin-inline-start: 4px; inset-inline-end: 0 }';
  const folder = temporaryFolder({ 'a.css': css, 'a.js': "import './a.css';" });
  const { entry } = await bundle({
    name: 'frames',
    siteDir: folder,
    generatedFilesDir: folder,
    outDir: path.join(folder, 'out'),
    baseUrl: '/',
    entries: { entry: path.join(folder, 'a.js') },
    browsers: ['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 15.4'],
    mode: 'production',
  });
  expect(fs.readFileSync(path.join(folder, 'out', entry!.stylesheets[0]!), 'utf8')).toBe(
    '.a{text-align:start;margin-inline-start:4px;inset-inline-end:0}',
  );
});
