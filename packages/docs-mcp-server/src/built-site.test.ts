import fs from 'node:fs';
import path from 'node:path';
import { BuiltSite } from 'docs-mcp-server';
import { FILES, writeSite } from './testing/fixture-site';
import fc from './testing/properties';

const SECRET = 'From outside the site';

let parent: string;
let site: BuiltSite;

// A site whose folder, `build`, is in a folder with files that could be mistaken for pages.
beforeAll(() => {
  parent = writeSite({ 'README.md': SECRET, 'a/README.md': SECRET, 'index.html': '<h1 id=a>' });
  const build = path.join(parent, 'build');
  fs.renameSync(writeSite(), build);
  fs.symlinkSync(parent, path.join(build, 'link'));
  fs.symlinkSync(path.join(parent, 'README.md'), path.join(build, 'linked.md'));
  site = new BuiltSite(build);
});

afterAll(() => fs.rmSync(parent, { recursive: true }));

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

it.each(['x:../README', 'link/README', 'linked', '/../README', '...md', '%2e%2e%2fREADME'])(
  'has no page %s',
  async (page) => {
    expect(await failure(site.markdown(page))).toMatch(/isn't a page|There is no page/);
  },
);

it('reads no file outside the site, and reports no path of this computer', async () => {
  await fc.assert(
    fc.asyncProperty(anyPage, async (page) => {
      const text = await site.markdown(page).catch((error: Error) => error.message);
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain(parent);
      expect(await site.headingsTo(page, 'a').catch(() => [])).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('lists the pages by the addresses of their HTML, or of their Markdown without one', async () => {
  const pages = await site.pages();
  expect(pages.map((page) => page.replace('https://docs.example.com/guide/', ''))).toEqual([
    '',
    'crew/%C3%BCber%20uns.md',
    'rent/',
    'repairs.html',
    'weather/',
  ]);
  for (const page of pages) {
    expect(Object.values(FILES)).toContain(await site.markdown(page));
  }
});

it('names the headings up to an anchor', async () => {
  expect(await site.headingsTo('/rent/', 'card')).toEqual(['Rent a boat', 'Prices', 'Payment']);
  expect(await site.headingsTo('/rent/', 'gone')).toEqual([]);
  expect(await site.headingsTo('/crew/über uns', 'card')).toEqual([]);
});

it.each([
  [
    '<link rel="canonical" href="https://a.example.com/b">',
    '[A](/a.md)',
    'https://a.example.com/b/',
  ],
  ['<p>', '[A](/a.md) [B](https://b.example.com/b/c.md)', 'https://b.example.com/'],
  [undefined, '[B](https://b.example.com/b/c.md)', 'https://b.example.com/'],
])('reads its address from %j and %s', async (home, list, url) => {
  const folder = writeSite({ 'llms.txt': list, ...(home ? { 'index.html': home } : {}) });
  expect(await new BuiltSite(folder).url()).toBe(url);
  const deployed = new BuiltSite(folder, 'https://deployed.example.com');
  expect(await deployed.url()).toBe(`https://deployed.example.com${new URL(url).pathname}`);
  const moved = new BuiltSite(folder, 'https://deployed.example.com/at/');
  expect(await moved.url()).toBe('https://deployed.example.com/at/');
  fs.rmSync(folder, { recursive: true });
});

it('keeps links below a path that only the given address has', async () => {
  const list = '[A](https://b.example.com/b/a.md)';
  const folder = writeSite({ 'llms.txt': list, 'a.md': '# A' });
  const site = new BuiltSite(folder, 'https://b.example.com/b');
  expect(await site.list('llms.txt')).toBe(list);
  expect(await site.pages()).toEqual(['https://b.example.com/b/a.md']);
  fs.rmSync(folder, { recursive: true });
});

it('needs an address if the build names none', async () => {
  const folder = writeSite({ 'llms.txt': '[A](/a.md)' });
  expect(await failure(new BuiltSite(folder).url())).toContain('Give the URL');
  expect(await new BuiltSite(folder, 'https://a.example.com').url()).toBe('https://a.example.com/');
  fs.rmSync(path.join(folder, 'llms.txt'));
  expect(await failure(new BuiltSite(folder).url())).toBe(
    'The build has no llms.txt. Build the site again.',
  );
  fs.rmSync(folder, { recursive: true });
});
