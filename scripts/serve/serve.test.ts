import { once } from 'node:events';
import fs, { renameSync, symlinkSync, truncateSync } from 'node:fs';
import fsPromises from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { startServer } from './serve';
import type { RunningServer } from './serve';
import { temporaryFolder, writeFiles } from '../../test/unit/temporary-folder';

const LONG_SCRIPT = '/* long enough to be worth compressing */\n'.repeat(100);
const dir = temporaryFolder({
  'index.html': '<script>start()</script>home',
  'a/index.html': 'page a',
  '404.html': 'no such page',
  'llms.txt': 'text',
  'assets/js/main.0123abcd.js': LONG_SCRIPT,
  'demo/live/a/index.html': 'sandbox',
  '.well-known/security.txt': 'contact',
  '.well-known/.env': 'secret',
  '.env': 'secret',
  '.git/config': 'secret',
  'a/.hidden/index.html': 'secret',
});
const outside = temporaryFolder({ 'index.html': 'secret' });
let server: RunningServer;

const write = (file: string, text: string) => writeFiles(dir, { [file]: text });

/** Requests a path as it is, without normalizing it as `fetch` does. */
function rawGet(pathname: string) {
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      const { port } = new URL(server.url);
      request({ host: '127.0.0.1', port, path: pathname }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += String(chunk)));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

function get(pathname: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(server.url + pathname, { method, headers, redirect: 'manual' });
}

beforeAll(async () => {
  symlinkSync(path.join(outside, 'index.html'), path.join(dir, 'secret.txt'));
  symlinkSync(outside, path.join(dir, 'outside'));
  symlinkSync(path.join(dir, 'a'), path.join(dir, 'linked'));
  server = await startServer({ dir, port: 0 });
});
afterAll(() => server.close());

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
    const again = await get('/a/', {
      'If-None-Match': response.headers.get('ETag') ?? '',
      // Otherwise Node's fetch asks for a response that isn't cached.
      'Cache-Control': 'max-age=0',
    });
    expect(again.status).toBe(304);
  });

  it('serves hashed assets as immutable', async () => {
    const { headers } = await get('/assets/js/main.0123abcd.js');
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
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

  it.each([
    ['bytes=-10', 206, LONG_SCRIPT.slice(-10)],
    ['bytes=4090-', 206, LONG_SCRIPT.slice(4090)],
    ['bytes=5-2', 416, 'Range not satisfiable\n'],
    ['bytes=a-b', 416, 'Range not satisfiable\n'],
    ['bytes=99999-', 416, 'Range not satisfiable\n'],
  ])('answers the range %s with %i', async (range, status, body) => {
    const response = await get('/assets/js/main.0123abcd.js', { Range: range });
    expect([response.status, await response.text()]).toEqual([status, body]);
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

  it('redirects repeated slashes, and sends the policy of the sandbox with its redirect', async () => {
    const { status, headers } = await rawGet('//demo///live/a/?b=//');
    expect([status, headers.location]).toEqual([301, '/demo/live/a/?b=//']);
    expect(headers['content-security-policy']).toMatch(/^sandbox /);
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

  it.each(['/demo/live/a/', '/demo/%6Cive/a/', '/%64emo/./live/a/'])(
    "sends the sandbox's policy with %s",
    async (pathname) => {
      const { status, headers } = await rawGet(pathname);
      expect(status).toBe(200);
      expect(headers['content-security-policy']).toMatch(/^sandbox /);
    },
  );

  it('serves the folder of well-known files', async () => {
    expect(await (await get('/.well-known/security.txt')).text()).toBe('contact');
  });

  it.each([
    '/.env',
    '/.well-known/.env',
    '/.git/config',
    '/a/.hidden/',
    '/%2egit/config',
    '/secret.txt',
    '/outside/',
  ])('does not serve %s, a dotfile or a link out of the folder', async (pathname) => {
    const { status, body } = await rawGet(pathname);
    expect([status, body]).toEqual([404, 'no such page']);
  });

  it('serves a link within the folder', async () => {
    expect((await rawGet('/linked/')).body).toBe('page a');
  });

  it('answers 404 while its folder is being replaced', async () => {
    renameSync(dir, `${dir}-old`);
    expect((await rawGet('/a/')).status).toBe(404);
    renameSync(`${dir}-old`, dir);
    expect((await rawGet('/a/')).status).toBe(200);
  });

  describe('when too many files are open', () => {
    const emfile = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
    let logged: jest.SpyInstance;
    beforeEach(() => {
      logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    });
    afterEach(() => jest.restoreAllMocks());

    it.each([
      [
        'before the file is found',
        () => jest.spyOn(fsPromises, 'realpath').mockRejectedValueOnce(emfile),
      ],
      [
        'before the file is opened',
        () =>
          jest
            .spyOn(fs, 'createReadStream')
            .mockImplementationOnce(
              () => new Readable({ read: (stream) => void stream }).destroy(emfile) as never,
            ),
      ],
      [
        'before the 404 page is read',
        () => {
          jest.spyOn(fsPromises, 'realpath').mockRejectedValueOnce({ code: 'ENOENT' });
          jest.spyOn(fsPromises, 'readFile').mockRejectedValueOnce(emfile);
        },
      ],
    ])('answers 503 %s, and keeps running', async (_, breakOnce) => {
      breakOnce();
      const { status, headers } = await rawGet('/a/');
      expect([status, headers['retry-after']]).toEqual([503, '1']);
      expect(logged).toHaveBeenCalledTimes(1);
      expect((await rawGet('/a/')).body).toBe('page a');
    });
  });

  describe('when a file becomes shorter while it is sent', () => {
    let logged: jest.SpyInstance;
    beforeEach(() => {
      write('shrinking.txt', LONG_SCRIPT);
      logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    });
    afterEach(() => jest.restoreAllMocks());

    /** Empties or shortens the file after its length was determined and before it's read. */
    const shortenOnce = (length: number) => {
      const { createReadStream } = fs;
      jest.spyOn(fs, 'createReadStream').mockImplementationOnce((file, options) => {
        truncateSync(file, length);
        return createReadStream(file, options);
      });
    };

    it.each(['gzip', 'identity'])('ends the connection (%s)', async (encoding) => {
      shortenOnce(1500);
      const response = get('/shrinking.txt', { 'Accept-Encoding': encoding });
      await expect(response.then((answer) => answer.text())).rejects.toThrow();
      expect(String(logged.mock.calls[0]?.[1])).toContain('/shrinking.txt became shorter');
      expect(await (await get('/a/')).text()).toBe('page a');
    });

    it('answers 503 if nothing was sent', async () => {
      shortenOnce(0);
      const { status, headers, body } = await rawGet('/shrinking.txt');
      expect([status, headers['retry-after'], body]).toEqual([
        503,
        '1',
        'Temporarily unavailable\n',
      ]);
    });
  });

  it('accepts only GET and HEAD', async () => {
    const response = await get('/', {}, 'POST');
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  describe('below a base path', () => {
    let below: RunningServer;
    beforeAll(async () => {
      const site = temporaryFolder({
        'index.html': '<script defer src="/docs/assets/js/main.js"></script>home',
        'material-ui/react-button/index.html': 'button',
        '404.html': 'no such page',
      });
      below = await startServer({ dir: site, port: 0 });
    });
    afterAll(() => below.close());

    const answer = async (pathname: string, method = 'GET') => {
      const { origin } = new URL(below.url);
      const response = await fetch(origin + pathname, { redirect: 'manual', method });
      return [response.status, response.headers.get('Location') ?? (await response.text())];
    };

    it.each([
      ['/docs/', 200, '<script defer src="/docs/assets/js/main.js"></script>home'],
      ['/docs/material-ui/react-button/', 200, 'button'],
      ['/docs/none/', 404, 'no such page'],
      ['/docs', 301, '/docs/'],
      ['//docs?a=b', 301, '/docs/?a=b'],
      ['/docs//material-ui/react-button/', 301, '/docs/material-ui/react-button/'],
      ['/docs/material-ui/react-button', 301, '/docs/material-ui/react-button/'],
      ['/docs/components/buttons/', 301, '/docs/material-ui/react-button/'],
      ['/', 404, 'The site is at /docs/\n'],
      ['/docs2/', 404, 'The site is at /docs/\n'],
    ])('answers %s with %i', async (pathname, status, body) => {
      expect(await answer(pathname)).toEqual([status, body]);
    });

    it('has the collector below the path', async () => {
      expect(await answer('/docs/api/feedback')).toEqual([200, '{"status":"ready"}']);
    });
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
