import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders, RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headerAreas } from '../../serve/hosting/headers';
import { nginxConfig } from '../../serve/hosting/nginx';
import { redirects } from '../../serve/hosting/redirects';
import { sitePolicy } from '../../serve/hosting/site-policy';
import { BUILD_DIR } from '../../shared/root';
import { runCommand } from '../../shared/command/run-command';
import { startServer } from '../../serve/serve';

/** What the preview server and nginx must agree on. */
const COMPARED = [
  'access-control-allow-origin',
  'cache-control',
  'content-range',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
] as const;

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
}

function get(options: RequestOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(options, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });
}

/** Requests for each kind of response. */
function requests(): RequestOptions[] {
  const script = readdirSync(path.join(BUILD_DIR, 'assets/js')).find((file) =>
    file.endsWith('.js'),
  );
  const paths = [
    '/',
    '/material-ui/react-button/',
    '/material-ui/react-button',
    '/material-ui/react-button.md',
    '/components/buttons/?a=b',
    '/material-ui//react-button/?a=//b',
    '///evil.example/',
    `/assets/js/${script}`,
    '/assets/js/missing.js',
    '/assets/',
    '/demo/live/material/',
    '/demo/%6Cive/material/',
    '/demo/material-ui/?demo=button/BasicButtons',
    '/llms.txt',
    '/sitemap.xml',
    '/site.webmanifest',
    '/missing/',
    '/.git/config',
  ];
  const ranges = ['bytes=0-9', 'bytes=-10', 'bytes=5-2'];
  return [
    ...paths.map((one) => ({ path: one })),
    ...ranges.map((Range) => ({ path: '/llms.txt', headers: { Range } })),
  ];
}

/**
 * The compared part of a response. Names of types differ between versions of nginx, and the bodies of
 * redirects and errors may differ. With 416, nginx sends each added header twice.
 */
function comparable({ status, headers }: Answer): string {
  const hasFile = [200, 206, 404].includes(status ?? 0);
  const names = status === 416 ? (['content-range'] as const) : COMPARED;
  const lines = names
    .filter((name) => name !== 'content-type' || hasFile)
    .map((name) => `${name}: ${headers[name] ?? '(none)'}`);
  return [`status: ${status}`, ...lines]
    .join('\n')
    .replace('application/javascript', 'text/javascript')
    .replace('text/xml', 'application/xml')
    .replace(/(?<=(?:javascript|xml|json)); charset=utf-8/i, '')
    .toLowerCase();
}

function configOf(folder: string, socket: string): string {
  const areas = headerAreas(sitePolicy(BUILD_DIR));
  const site = nginxConfig(areas, redirects, { root: BUILD_DIR, listen: `unix:${socket}` });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events {}
http {
include /etc/nginx/mime.types;
access_log off;
${temporary.join('\n')}
${site}
}`;
}

async function listening(socketPath: string): Promise<void> {
  for (;;) {
    try {
      await get({ socketPath, path: '/' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function differences(folder: string): Promise<string[]> {
  const socketPath = path.join(folder, 'nginx.sock');
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(config, configOf(folder, socketPath));
  const nginx = spawn('nginx', ['-c', config, '-e', 'stderr'], { stdio: 'inherit' });
  const failed = new Promise<never>((_, reject) => {
    nginx.once('exit', (code) => reject(new Error(`nginx ended with exit code ${code}.`)));
  });
  const preview = await startServer({ dir: BUILD_DIR, port: 0 });
  try {
    await Promise.race([listening(socketPath), failed]);
    const found: string[] = [];
    const { port } = new URL(preview.url);
    for (const one of requests()) {
      const [expected, received] = await Promise.all([
        get({ ...one, host: '127.0.0.1', port }),
        get({ ...one, socketPath }),
      ]);
      if (comparable(expected) !== comparable(received)) {
        found.push(
          `${JSON.stringify(one)}\n--- preview server\n${comparable(expected)}\n--- nginx\n${comparable(received)}`,
        );
      }
    }
    const overTls = await get({ socketPath, path: '/', headers: { 'X-Forwarded-Proto': 'https' } });
    if (!overTls.headers['strict-transport-security']) {
      found.push('/ over TLS has no Strict-Transport-Security');
    }
    return found;
  } finally {
    failed.catch(() => {});
    nginx.kill();
    await preview.close();
  }
}

runCommand(
  module,
  {
    name: 'npx tsx scripts/test/full/nginx-headers.ts',
    summary:
      "Serves the built site with nginx and the generated configuration, and compares the responses with the preview server's. Skipped without nginx.",
    exitCodes: { 1: 'Responses differ' },
  },
  async () => {
    if (spawnSync('nginx', ['-v']).error) {
      console.log('Skipped, because nginx is missing. Install it: apt-get install nginx-light');
      return 0;
    }
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    try {
      const found = await differences(folder);
      if (found.length > 0) {
        console.error(found.join('\n\n'));
      }
      return found.length > 0 ? 1 : 0;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
