import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { baseOfSite } from './base-of-site';
import { DOCKERIGNORE, dockerfile } from './hosting/docker';
import { belowPath } from './hosting/below-path';
import { HSTS, headerAreas } from './hosting/headers';
import { netlifyHeaders, netlifyRedirects } from './hosting/netlify';
import { nginxConfig } from './hosting/nginx';
import { precompress } from './hosting/precompress';
import { redirects as moved } from './hosting/redirects';
import { sitePolicy } from './hosting/site-policy';
import { vercelConfig } from './hosting/vercel';
import { BUILD_DIR, ROOT } from '../shared/root';
import { runCommand } from '../shared/command/run-command';
import type { Options } from '../shared/command/types';

/** The site's folder in the image that `hosting/Dockerfile` builds. */
const IMAGE_ROOT = '/usr/share/nginx/html';

/**
 * The files that make hosts send the same headers and redirects as the preview server. Below a base path,
 * the host serves a folder that contains the site in a folder with that path.
 *
 * @param dir - Folder of the built site.
 * @returns Texts by path. None is in the folder of the site, where other hosts would serve it.
 * @throws If the folder contains no site.
 */
export function hostingFiles(dir: string): Record<string, string> {
  const home = path.join(dir, 'index.html');
  if (!existsSync(home)) {
    throw new Error(`${dir} has no index.html. Build the site first: npm run build`);
  }
  const base = baseOfSite(readFileSync(home, 'utf8'));
  const atRoot = headerAreas(sitePolicy(dir));
  const { areas, redirects } = belowPath(base, { areas: atRoot, redirects: moved });
  return {
    'hosting/netlify/_headers': netlifyHeaders(dir, atRoot, HSTS).replaceAll(/^\//gm, base),
    'hosting/netlify/_redirects': netlifyRedirects(redirects),
    'hosting/vercel.json': vercelConfig(areas, HSTS, redirects),
    'hosting/nginx.conf': nginxConfig(areas, redirects, { root: IMAGE_ROOT, listen: '80' }),
    'hosting/Dockerfile': dockerfile(base),
    'hosting/Dockerfile.dockerignore': DOCKERIGNORE,
  };
}

const COMMAND = {
  name: 'npm run hosting',
  summary:
    'Writes the configuration of Netlify, Cloudflare Pages, Vercel, nginx and Docker for the site in `build/`.',
  options: {
    precompress: { type: 'boolean', help: 'Write compressed copies too, for nginx and Docker' },
  } satisfies Options,
};

runCommand(module, COMMAND, async ({ values }) => {
  for (const [file, text] of Object.entries(hostingFiles(BUILD_DIR))) {
    mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
    writeFileSync(path.join(ROOT, file), text);
    console.log(`Wrote ${file}`);
  }
  if (values.precompress) {
    console.log(`Wrote compressed copies of ${await precompress(BUILD_DIR)} files`);
  }
});
