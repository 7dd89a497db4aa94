import fs from 'node:fs';
import path from 'node:path';
import { redirectPage, writeRedirectPages } from './redirect-pages';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

const MOVED = { from: '/components/cards/', to: '/material-ui/react-card/' };
const outDir = temporaryFolder();

function write(options: Partial<Parameters<typeof writeRedirectPages>[0]> = {}) {
  return writeRedirectPages({
    outDir,
    url: 'https://docs.example.com',
    baseUrl: '/ui/',
    redirects: [MOVED],
    routesPaths: ['/ui/', '/ui/material-ui/react-card/'],
    isWhole: true,
    otherLine: { pages: new Set() },
    ...options,
  });
}

describe('redirectPage', () => {
  const html = redirectPage({ url: 'https://docs.example.com', baseUrl: '/ui/', to: '/ui/card/' });

  it('redirects with and without scripts, and has a canonical link', () => {
    expect(html).toContain('<script src="/ui/redirect.js" data-to="/ui/card/"></script>');
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/ui/card/">');
    expect(html).toContain('<link rel="canonical" href="https://docs.example.com/ui/card/">');
    expect(html).toContain('<a href="/ui/card/">');
  });

  it('has no inline script, which would need a hash in every response', () => {
    expect(html).not.toMatch(/<script(?![^>]* src=)/);
  });
});

describe('writeRedirectPages', () => {
  it('writes a page for each redirect, and the script', async () => {
    await write();
    const page = fs.readFileSync(path.join(outDir, 'components/cards/index.html'), 'utf8');
    expect(page).toContain('data-to="/ui/material-ui/react-card/"');
    expect(fs.readFileSync(path.join(outDir, 'redirect.js'), 'utf8')).toContain(
      'location.search + location.hash',
    );
  });

  it('rejects missing targets and redirects from existing pages', async () => {
    const redirects = [
      { ...MOVED, to: '/gone/' },
      { ...MOVED, from: '/material-ui/react-card/' },
    ];
    await expect(write({ redirects })).rejects.toThrow(
      'addresses/redirects.json does not fit the site:\n- there is no page /gone/\n- /material-ui/react-card/ is a page of its own',
    );
  });

  it('leaves out redirects to missing pages in a partial build and in another line', async () => {
    const redirects = [
      { ...MOVED, from: '/cards/' },
      { from: '/old/', to: '/gone/' },
    ];
    await write({ redirects, isWhole: false });
    expect(fs.existsSync(path.join(outDir, 'cards/index.html'))).toBe(true);
    expect(fs.existsSync(path.join(outDir, 'old'))).toBe(false);
  });

  it('leads to pages that only a line below has, if it is part of the build', async () => {
    const redirects = [MOVED, { from: '/legacy/', to: '/material-ui/react-legacy/' }];
    const pages = new Set(['/material-ui/react-card/', '/material-ui/react-legacy/']);
    const read = (folder: string) =>
      fs.readFileSync(path.join(outDir, folder, 'index.html'), 'utf8');
    await write({ redirects, otherLine: { pages, segment: 'v7' } });
    const legacy = 'data-to="/ui/v7/material-ui/react-legacy/"';
    expect(read('legacy')).toContain(legacy);
    expect(read('material-ui/react-legacy')).toContain(legacy);
    expect(read('components/cards')).toContain('data-to="/ui/material-ui/react-card/"');
    expect(fs.existsSync(path.join(outDir, 'material-ui/react-card'))).toBe(false);

    fs.rmSync(outDir, { recursive: true });
    fs.mkdirSync(outDir);
    await write({ redirects, otherLine: { pages } });
    expect(fs.existsSync(path.join(outDir, 'legacy'))).toBe(false);
  });
});
