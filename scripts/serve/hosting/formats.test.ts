import { HSTS, headerAreas, headersOf } from './headers';
import { netlifyHeaders, netlifyRedirects } from './netlify';
import { nginxConfig } from './nginx';
import { vercelConfig } from './vercel';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

const areas = headerAreas("default-src 'self'");
const REDIRECTS = [{ from: '/old/', to: '/new/page/' }];
const PATHS = [
  '/',
  '/a/',
  '/assets/js/a.js',
  '/social-cards/a.png',
  '/demo/live/x/',
  '/demo/material/',
  '/404.html',
];

const dir = temporaryFolder({
  'index.html': '',
  '404.html': '',
  'a/index.html': '',
  'assets/js/a.js': '',
  'social-cards/a.png': '',
  _headers: '',
  'demo/live/x/index.html': '',
  'demo/material/index.html': '',
});

describe('headersOf', () => {
  it('sends the policy of the sandbox only to the sandbox', () => {
    expect(headersOf(areas, '/demo/live/x/')['Content-Security-Policy']).toMatch(/^sandbox /);
    expect(headersOf(areas, '/demo/material/')['Content-Security-Policy']).toBe(
      "default-src 'self'",
    );
  });

  it('lets browsers keep only files with a hash in their name', () => {
    expect(headersOf(areas, '/assets/js/a.js')['Cache-Control']).toContain('immutable');
    expect(headersOf(areas, '/social-cards/a.png')['Cache-Control']).toContain('immutable');
    expect(headersOf(areas, '/a/')['Cache-Control']).toBe('no-cache');
  });

  it('isolates pages from windows that open them', () => {
    expect(headersOf(areas, '/')['Cross-Origin-Opener-Policy']).toBe('same-origin');
  });
});

/** The headers that a `_headers` file gives a path: values of matching rules joined, as hosts do. */
function appliedHeaders(file: string, pathname: string): Record<string, string> {
  const applied: Record<string, string> = {};
  let matches = false;
  for (const line of file.split('\n').filter(Boolean)) {
    if (line.startsWith('  ')) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line)!;
      if (matches) {
        applied[name] = name in applied ? `${applied[name]}, ${value}` : value;
      }
    } else {
      matches = line.endsWith('*') ? pathname.startsWith(line.slice(0, -1)) : line === pathname;
    }
  }
  return applied;
}

it.each(PATHS)('_headers gives %s the headers of the preview server, each once', (pathname) => {
  const file = netlifyHeaders(dir, areas, HSTS);
  expect(appliedHeaders(file, pathname)).toEqual({ ...headersOf(areas, pathname), ...HSTS });
});

it('_headers stays within the limits of Cloudflare Pages and leaves itself out', () => {
  const lines = netlifyHeaders(dir, areas, HSTS).split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
  expect(lines).not.toContain('/_headers');
});

it('_redirects lists the moved pages', () => {
  expect(netlifyRedirects(REDIRECTS)).toBe('/old/ /new/page/ 301\n');
});

interface VercelConfig {
  headers: { source: string; headers: { key: string; value: string }[] }[];
  redirects: unknown[];
}

it.each(PATHS)('vercel.json gives %s the headers of the preview server, each once', (pathname) => {
  const config = JSON.parse(vercelConfig(areas, HSTS, REDIRECTS)) as VercelConfig;
  const matching = config.headers.filter(({ source }) => new RegExp(`^${source}$`).test(pathname));
  expect(
    matching.map(({ headers }) =>
      Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    ),
  ).toEqual([{ ...headersOf(areas, pathname), ...HSTS }]);
  expect(config.redirects).toEqual([
    { source: '/old/', destination: '/new/page/', statusCode: 301 },
  ]);
});

it('nginx.conf hides dotfiles except the well-known folder', () => {
  const config = nginxConfig(areas, [], { root: '/site', listen: '80' });
  const hidden = new RegExp(/location ~ (\S+) \{ return 404/.exec(config)![1]!);
  expect('/.well-known/security.txt').not.toMatch(hidden);
  expect('/.well-known/acme-challenge/a').not.toMatch(hidden);
  expect('/.git/config').toMatch(hidden);
  expect('/.well-known/.secret').toMatch(hidden);
  expect('/.well-known-not/a').toMatch(hidden);
});

it('nginx.conf redirects with the query and sends HSTS only over TLS', () => {
  const config = nginxConfig(areas, REDIRECTS, { root: '/site', listen: '80' });
  expect(config).toContain('location = /old/ { return 301 /new/page/$is_args$args; }');
  expect(config).toContain('https "max-age=31536000";');
  expect(config).toContain('add_header Strict-Transport-Security $docs_hsts always;');
});

it('nginx.conf rejects values that nginx would interpret', () => {
  const unsafe = headerAreas('default-src $host').slice(0, 1);
  expect(() => nginxConfig(unsafe, [], { root: '/site', listen: '80' })).toThrow(
    '"default-src $host"',
  );
});
