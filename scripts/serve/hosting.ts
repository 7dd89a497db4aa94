import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOCKERFILE, DOCKERIGNORE } from './hosting/docker';
import { HSTS, headerAreas } from './hosting/headers';
import { netlifyHeaders, netlifyRedirects } from './hosting/netlify';
import { nginxConfig } from './hosting/nginx';
import { redirects } from './hosting/redirects';
import { sitePolicy } from './hosting/site-policy';
import { vercelConfig } from './hosting/vercel';
import { BUILD_DIR, ROOT } from '../shared/root';
import { runCommand } from '../shared/command/run-command';

/** The site's folder in the image that `hosting/Dockerfile` builds. */
const IMAGE_ROOT = '/usr/share/nginx/html';

/**
 * The files that make hosts send the same headers and redirects as the preview server.
 *
 * @param dir - Folder of the built site.
 * @returns Texts by path. None is in the folder of the site, where other hosts would serve it.
 * @throws If the folder contains no site.
 */
export function hostingFiles(dir: string): Record<string, string> {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`${dir} has no index.html. Build the site first: npm run build`);
  }
  const areas = headerAreas(sitePolicy(dir));
  return {
    'hosting/netlify/_headers': netlifyHeaders(dir, areas, HSTS),
    'hosting/netlify/_redirects': netlifyRedirects(redirects),
    'hosting/vercel.json': vercelConfig(areas, HSTS, redirects),
    'hosting/nginx.conf': nginxConfig(areas, redirects, { root: IMAGE_ROOT, listen: '80' }),
    'hosting/Dockerfile': DOCKERFILE,
    'hosting/Dockerfile.dockerignore': DOCKERIGNORE,
  };
}

const COMMAND = {
  name: 'npm run hosting',
  summary:
    'Writes the configuration of Netlify, Cloudflare Pages, Vercel, nginx and Docker for the site in `build/`.',
};

runCommand(module, COMMAND, async () => {
  for (const [file, text] of Object.entries(hostingFiles(BUILD_DIR))) {
    mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
    writeFileSync(path.join(ROOT, file), text);
    console.log(`Wrote ${file}`);
  }
});
