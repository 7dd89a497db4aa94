import { rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import fc from '../../../test/unit/properties';
import { BuiltSite } from './built-site';
import { writeFixtureSite } from './fixtures/site';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

const SECRET = 'From outside the site';

let parent: string;
let site: BuiltSite;

// A site whose folder, `build`, is in a folder with files that could be mistaken for pages.
beforeAll(async () => {
  parent = temporaryFolder();
  const build = path.join(parent, 'build');
  await rename(await writeFixtureSite(), build);
  for (const folder of ['.', 'a']) {
    writeFiles(path.join(parent, folder), {
      'README.md': SECRET,
      'index.html': `<div id="Secret" data-source="../a/Secret"></div>`,
      'Secret.tsx.html': `<pre>${SECRET}</pre>`,
    });
  }
  await symlink(parent, path.join(build, 'link'));
  await symlink(path.join(parent, 'README.md'), path.join(build, 'linked.md'));
  site = new BuiltSite(build);
});

/** Combines parts that change how a path or URL is read. */
const anyPage = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom('..', '.', '/', '\\', 'a', 'README', '.md') },
        {
          weight: 2,
          arbitrary: fc.constantFrom(
            ...['%2e%2e', '%2f', '%5c', '%00', '\0', ':', 'x:', 'file:', '//', '?', '#', '...md'],
            ...['link', 'linked', 'index.html', 'build', 'https://docs.example.com/', '@'],
          ),
        },
        { weight: 1, arbitrary: fc.string() },
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: Error) => error.message,
  );

it.each(['x:../README', 'link/README', 'linked', '/../README', '...md'])(
  'has no page %s',
  async (page) => {
    expect(await failure(site.markdown(page))).toMatch(/isn't a page|There is no page/);
    expect(await failure(site.demo(page, 'Secret', 'TS'))).toMatch(/isn't a page|There is no page/);
  },
);

it('reads no file outside the site, and reports no path of this computer', async () => {
  await fc.assert(
    fc.asyncProperty(anyPage, async (page) => {
      const texts = await Promise.all([
        site.markdown(page).catch((error: Error) => error.message),
        site.demo(page, 'Secret', 'TS').then(
          (files) => files.map(({ code }) => code).join(),
          (error: Error) => error.message,
        ),
      ]);
      for (const text of texts) {
        expect(text).not.toContain(SECRET);
        expect(text).not.toContain(parent);
      }
    }),
    { numRuns: 500 },
  );
});

it.each(['llms.txt', 'search/shards.json', 'demos/button/Basic.js.html'])(
  'reports that %s is missing, without its location',
  async (file) => {
    const dir = await writeFixtureSite();
    await rm(path.join(dir, file));
    const incomplete = new BuiltSite(dir);
    const failures = await Promise.all([
      failure(incomplete.search()),
      failure(incomplete.demo('/material-ui/react-button/', 'Basic', 'JS')),
    ]);
    await rm(dir, { recursive: true });
    const text = failures.filter(Boolean).join('\n');
    expect(text).toBe(`The build has no ${file}. Build the site again: npm run build`);
  },
);
