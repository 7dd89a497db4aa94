import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Redirect } from '../../../src/shell/not-found/types';
import type { Product } from '../../../src/foundation/products';
import { answer } from './dev-server';
import { formatFinding } from 'mdx-doctor/finding';

/** Options of the doctor plugin. */
export interface PluginOptions {
  id: string;
  /** The products in this build. */
  products: readonly Product[];
  redirects: readonly Redirect[];
  /** `false` for a build of a part of the site. */
  isWhole: boolean;
}

/** The part of the dev server that is used here. */
interface DevServer {
  app?: { use: (path: string, handler: ReturnType<typeof answer>) => void };
}

/**
 * Whether the dev server's overlay shows an exception. It shows the errors of the compiler by itself. A module
 * that doesn't compile throws the same error, and the overlay would keep that one after it's fixed.
 *
 * The dev server sends the function to the browser as text, so it can't use anything outside it.
 */
function isNoCompilerError({ message }: Error): boolean {
  return !message.includes('Module build failed');
}

/**
 * Checks pages in the dev server, where each page shows its findings from `npm run doctor`, and the
 * links in partial builds. Docusaurus checks links in complete builds only: in partial builds,
 * links to excluded products would be broken.
 */
export default function doctorPlugin(
  { siteDir }: LoadContext,
  { products, redirects, isWhole }: PluginOptions,
): Plugin {
  const input = { root: siteDir, products, redirects };
  const isDev = process.env.NODE_ENV === 'development';
  return {
    name: 'doctor',

    async loadContent() {
      if (isDev || isWhole) {
        return;
      }
      const { brokenLinks } = await import('./broken-links');
      const findings = await brokenLinks(input);
      if (findings.length > 0) {
        console.error(findings.map(formatFinding).join('\n'));
        process.exit(1);
      }
    },

    getClientModules: () => (isDev ? [path.join(__dirname, 'browser', 'badge.ts')] : []),

    configureWebpack: () =>
      isDev
        ? ({
            devServer: {
              onListening: ({ app }: DevServer) => app?.use('/__doctor', answer(input)),
              client: { overlay: { runtimeErrors: isNoCompilerError } },
            },
          } as object)
        : {},
  };
}
