import path from 'node:path';
import { build } from 'esbuild';

const ENTRY = path.join(
  path.dirname(require.resolve('@docusaurus/plugin-pwa/package.json')),
  'lib/sw.js',
);

/**
 * The folders in packages whose files are in the service worker. `@docusaurus/plugin-pwa` bundles it
 * without a way to add a plugin to its bundler, so this resolves the worker's imports again.
 *
 * @param custom - Absolute path of the worker's own code.
 */
export async function workerFolders(custom: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [ENTRY],
    absWorkingDir: path.dirname(custom),
    bundle: true,
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.PWA_SW_CUSTOM': JSON.stringify(custom),
    },
    format: 'esm',
    logLevel: 'silent',
    metafile: true,
    outdir: 'worker',
    write: false,
  });
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  return files
    .filter((file) => file.includes('node_modules/'))
    .map((file) => path.resolve(path.dirname(custom), path.dirname(file)));
}
