import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { upstreamFile } from 'docusaurus-speed/upstream-file';
import { REPLACED } from './replaced';

const here = (file: string) => path.join(__dirname, file);

/** The packages' stylesheets that apply to all pages, and what replaces them. */
const GLOBAL = {
  'infima/dist/css/default/default.css': 'elements.css',
  '@docusaurus/theme-classic/lib/nprogress.css': 'progress.css',
};

/** CSS modules in the packages with Docusaurus's components. */
const MODULE =
  /[\\/]node_modules[\\/](@docusaurus[\\/]theme-(?:classic|common)[\\/].*\.module\.css)$/;

/**
 * Replaces the stylesheets of Infima and of Docusaurus's components.
 *
 * @throws While the pages are compiled, if a component has a stylesheet that isn't in `REPLACED`.
 */
export default function baseStylesPlugin(_context: LoadContext): Plugin {
  return {
    name: 'base-styles',

    getClientModules: () => [here('classes.css')],

    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      resolve: {
        alias: Object.fromEntries(
          Object.entries(GLOBAL).map(([theirs, ours]) => [upstreamFile(theirs), here(ours)]),
        ),
      },
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(/\.module\.css$/, (module) => {
          const file = path.resolve(module.context, module.request);
          const found = MODULE.exec(file)?.[1]?.replaceAll('\\', '/');
          if (found && !REPLACED.includes(found)) {
            throw new Error(
              `base-styles: ${found} is used, and has no replacement. Add its classes to plugins/docusaurus-patches/base-styles/classic.module.css, and its path to replaced.ts.`,
            );
          }
          if (found) {
            module.request = here('classic.module.css');
          }
        }),
      ],
    }),
  };
}
