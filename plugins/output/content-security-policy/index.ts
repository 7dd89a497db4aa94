import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SitePlugin } from '../../shared/after-build';
import { htmlFiles } from '../../shared/html-files';
import { withMetaPolicy } from './policy';
import type { AllowedOrigins } from './policy';

/** Options of the content security policy plugin. */
export interface PluginOptions {
  id: string;
  /** Additional origins, which depend on the site's ad network, analytics and search. */
  allowed: AllowedOrigins;
}

/** Adds the Content-Security-Policy to every page, for hosts that send no headers. */
export default function contentSecurityPolicyPlugin(
  _context: unknown,
  { allowed }: PluginOptions,
): SitePlugin {
  return {
    name: 'content-security-policy',

    afterBuild: ({ outDir }) => ({
      rewritePage: (html) => withMetaPolicy(html, allowed),
      // The HTML files that aren't routes: the 404 page, redirects, demo frames, the offline page.
      async finish() {
        for (const name of htmlFiles(outDir)) {
          const file = path.join(outDir, name);
          const html = await readFile(file, 'utf8');
          const secured = withMetaPolicy(html, allowed);
          if (secured !== html) {
            await writeFile(file, secured);
          }
        }
      },
    }),
  };
}
