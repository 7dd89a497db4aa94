import path from 'node:path';
import { htmlFileOfRoute, routesOfPages, routesOfSite, routesOfSitemap } from './routes';
import { temporaryFolder, writeFiles } from '../../test/unit/temporary-folder';

let dir: string;

const write = (file: string, text = '') => writeFiles(dir, { [file]: text });

beforeEach(() => {
  dir = temporaryFolder();
});

const SITEMAP = `<urlset><url><loc>https://docs.example/</loc></url>
<url><loc> https://docs.example/a%20b/c </loc><priority>0.5</priority></url></urlset>`;

describe('routesOfSitemap', () => {
  it('returns paths with a trailing slash and without the host', () => {
    expect(routesOfSitemap(SITEMAP)).toEqual(['/', '/a%20b/c/']);
  });

  it('decodes escaped characters', () => {
    expect(routesOfSitemap('<loc>https://docs.example/a&amp;b/</loc>')).toEqual(['/a&b/']);
  });
});

describe('routesOfPages', () => {
  it('returns the folder of every index.html', () => {
    ['index.html', 'b/index.html', 'a b/c/index.html', '404.html', 'a b/x.html', 'd/e.js'].forEach(
      (file) => write(file),
    );
    expect(routesOfPages(dir)).toEqual(['/', '/a%20b/c/', '/b/']);
  });

  it('skips redirect pages', () => {
    write('old/index.html', '<meta http-equiv="refresh" content="0; url=/new/">');
    write('new/index.html');
    expect(routesOfPages(dir)).toEqual(['/new/']);
  });
});

describe('routesOfSite', () => {
  it('prefers the sitemap', () => {
    write('only-as-page/index.html');
    write('sitemap.xml', SITEMAP);
    expect(routesOfSite(dir)).toEqual(['/', '/a%20b/c/']);
  });

  it('walks the pages when there is no sitemap', () => {
    write('a/index.html');
    expect(routesOfSite(dir)).toEqual(['/a/']);
  });

  it.each(['.', 'missing'])('fails without pages (%s)', (folder) => {
    expect(() => routesOfSite(path.join(dir, folder))).toThrow('npm run build');
  });
});

describe('htmlFileOfRoute', () => {
  it('returns the index.html of the route', () => {
    expect(htmlFileOfRoute('/build', '/a%20b/c/')).toBe('/build/a b/c/index.html');
  });
});
