import type { LoadContext, Plugin } from '@docusaurus/types';
import { devMiddleware } from '../../shared/dev-middleware';
import type { DevMiddleware } from '../../shared/dev-middleware';

/** The part of Rspack that compiles modules on request. */
interface LazyRspack {
  lazyCompilationMiddleware: (compiler: object) => DevMiddleware;
}

/**
 * Makes the dev server compile a page, and with it its demos, when the browser first shows it, instead
 * of all pages at the start.
 */
export default function lazyPagesPlugin(_context: LoadContext): Plugin {
  return {
    name: 'lazy-pages',

    configureWebpack(_config, isServer, { currentBundler }) {
      if (process.env.NODE_ENV !== 'development' || isServer) {
        return {};
      }
      const { lazyCompilationMiddleware } = currentBundler.instance as unknown as LazyRspack;
      let middleware: DevMiddleware | undefined;
      return {
        ...devMiddleware('lazy-pages', (...request) => middleware?.(...request)),
        lazyCompilation: { entries: false, test: /\.mdx$/ },
        plugins: [
          {
            apply(compiler: object) {
              middleware = lazyCompilationMiddleware(compiler);
            },
          },
        ],
      } as object;
    },
  };
}
