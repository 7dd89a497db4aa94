import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './serve';
import type { RunningServer } from './serve';

const dir = mkdtempSync(path.join(tmpdir(), 'serve-'));
const LONG_SCRIPT = '/* long enough to be worth compressing */\n'.repeat(100);
let server: RunningServer;

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
}

function get(pathname: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(server.url + pathname, { method, headers, redirect: 'manual' });
}

beforeAll(async () => {
  write('index.html', '<script>start()</script>home');
  write('a/index.html', 'page a');
  write('404.html', 'no such page');
  write('llms.txt', 'text');
  write('assets/js/main.0123abcd.js', LONG_SCRIPT);
  server = await startServer({ dir, port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

describe('startServer', () => {
  it('reports a missing site and how to build it', async () => {
    await expect(startServer({ dir: path.join(dir, 'none'), port: 0 })).rejects.toThrow(
      'npm run build',
    );
  });

  it('serves pages that browsers revalidate', async () => {
    const response = await get('/a/');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('page a');
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    const again = await get('/a/', { 'If-None-Match': response.headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('serves hashed assets as immutable', async () => {
    const { headers } = await get('/assets/js/main.0123abcd.js');
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('Content-Type')).toBe('text/javascript');
  });

  it.each(['br', 'gzip'])('compresses with %s', async (encoding) => {
    const response = await get('/assets/js/main.0123abcd.js', { 'Accept-Encoding': encoding });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(await response.text()).toBe(LONG_SCRIPT);
  });

  it('sends a range of the file uncompressed', async () => {
    const headers = { Range: 'bytes=1-2000', 'Accept-Encoding': 'gzip' };
    const response = await get('/assets/js/main.0123abcd.js', headers);
    expect([response.status, response.headers.get('Content-Encoding')]).toEqual([206, null]);
    expect(await response.text()).toBe(LONG_SCRIPT.slice(1, 2001));
  });

  it('sends texts in UTF-8', async () => {
    expect((await get('/llms.txt')).headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  });

  it('redirects a page to its URL with a trailing slash', async () => {
    const response = await get('/a?b=1');
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/a/?b=1']);
    // Browsers cache a 301 permanently, and another project may use this port later.
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  });

  it.each(['/none/', '/assets/js/none.js', '/assets/', '/..%2f..%2fetc%2fpasswd'])(
    'answers %s with the 404 page',
    async (pathname) => {
      const response = await get(pathname);
      expect([response.status, await response.text()]).toEqual([404, 'no such page']);
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
    },
  );

  it.each(['/', '/none/', '/a'])('sends the security headers with %s', async (pathname) => {
    const { headers } = await get(pathname);
    expect(headers.get('Content-Security-Policy')).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
  });

  it('accepts only GET and HEAD', async () => {
    const response = await get('/', {}, 'POST');
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  describe('close', () => {
    let socket: Socket | undefined;
    afterEach(() => socket?.destroy());

    it('closes the server during a request', async () => {
      const other = await startServer({ dir, port: 0 });
      socket = connect(Number(new URL(other.url).port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write('GET / HTTP/1.1\r\n');
      // A response to a later request proves that the server has received this one.
      await fetch(other.url);
      await other.close();
      await expect(fetch(other.url)).rejects.toThrow();
    });
  });
});
