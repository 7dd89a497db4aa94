import { rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { writeFixtureSite } from './fixtures/site';
import { LibrarySite } from './library-site';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: Error) => error.message,
  );

it('reads no demo outside the site, and reports no path of this computer', async () => {
  const parent = temporaryFolder();
  const build = path.join(parent, 'build');
  await rename(await writeFixtureSite(), build);
  const demo = (source: string) => ({
    'index.html': `<div id="Secret" data-source="${source}"></div>`,
    'Secret.tsx.html': '<pre>From outside the site</pre>',
  });
  writeFiles(parent, demo('../Secret'));
  writeFiles(path.join(build, 'page'), demo('../Secret'));
  await symlink(parent, path.join(build, 'link'));
  const site = new LibrarySite(build);
  for (const page of ['x:../README', 'link', 'link/README', '/../README', '...md']) {
    expect(await failure(site.demo(page, 'Secret', 'TS'))).toMatch(/isn't a page|There is no page/);
  }
  expect(await failure(site.demo('/page/', 'Secret', 'TS'))).toBe(
    'The build has no ../Secret.tsx.html. Build the site again.',
  );
});

it.each(['llms.txt', 'search/shards.json', 'demos/button/Basic.js.html'])(
  'reports that %s is missing, without its location',
  async (file) => {
    const dir = await writeFixtureSite();
    await rm(path.join(dir, file));
    const incomplete = new LibrarySite(dir);
    const failures = await Promise.all([
      failure(incomplete.search()),
      failure(incomplete.demo('/material-ui/react-button/', 'Basic', 'JS')),
    ]);
    await rm(dir, { recursive: true });
    const text = failures.filter(Boolean).join('\n');
    expect(text).toBe(`The build has no ${file}. Build the site again.`);
  },
);
