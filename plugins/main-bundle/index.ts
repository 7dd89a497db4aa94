import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { writeScriptTags } from './script-tags';

interface ClientManifest {
  /** Ids of the files that each chunk name needs. */
  origins: Record<string, (string | number)[]>;
  assets: Record<string, { js?: { file: string }[] }>;
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await fs.readFile(file, 'utf8')) as T;
}

function flatten(names: unknown): string[] {
  return typeof names === 'string' ? [names] : Object.values(names ?? {}).flatMap(flatten);
}

/** Chunk names of each leaf route, its parents' included. */
function chunksByRoute(
  routes: readonly RouteConfig[],
  chunksAt: Map<string, string[]>,
  parents: readonly string[] = [],
): [string, string[]][] {
  return routes.flatMap((route) => {
    const chunks = [...parents, ...(chunksAt.get(route.path) ?? [])];
    return route.routes ? chunksByRoute(route.routes, chunksAt, chunks) : [[route.path, chunks]];
  });
}

// The keys are a route's path, a dash and three characters of a hash.
function byPath(names: Record<string, unknown>): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const [key, value] of Object.entries(names)) {
    const route = key.replace(/-[0-9a-f]{3}$/, '');
    map.set(route, [...(map.get(route) ?? []), ...flatten(value)]);
  }
  return map;
}

/**
 * Takes out of the main bundle what no reader of this site needs, and names a page's own chunks
 * in its HTML, so that they are fetched beside the main script and not after it.
 */
export default function mainBundlePlugin({ generatedFilesDir }: LoadContext): Plugin {
  const here = (file: string) => path.join(__dirname, file);
  return {
    name: 'main-bundle',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const prismSetup =
        require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
      return {
        resolve: { alias: { tslib: here('tslib-stub.js'), [prismSetup]: here('empty.js') } },
        module: {
          rules: [
            {
              test: /[\\/]\.docusaurus[\\/]registry\.js$/,
              enforce: 'pre',
              use: here('slim-registry-loader.cjs'),
            },
            {
              test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/,
              enforce: 'pre',
              use: here('slim-config-loader.cjs'),
            },
            {
              test: /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/].*\.json$/,
              enforce: 'pre',
              use: here('slim-version-loader.cjs'),
            },
          ],
        },
      };
    },

    async postBuild({ outDir, baseUrl, routes }) {
      const manifest = await readJson<ClientManifest>(
        path.join(generatedFilesDir, 'client-manifest.json'),
      );
      const names = await readJson<Record<string, unknown>>(
        path.join(generatedFilesDir, 'routesChunkNames.json'),
      );
      const filesByChunk = Object.fromEntries(
        Object.entries(manifest.origins).map(([chunk, ids]) => [
          chunk,
          ids.flatMap((id) => (manifest.assets[id]?.js ?? []).map(({ file }) => file)),
        ]),
      );
      await writeScriptTags({
        outDir,
        baseUrl,
        chunksByRoute: new Map(chunksByRoute(routes, byPath(names))),
        filesByChunk,
      });
    },
  };
}
