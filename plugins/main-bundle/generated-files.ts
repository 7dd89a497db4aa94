import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type { ChunkNames } from '@docusaurus/types';

/** A route as Docusaurus generates it, with its key in the chunk names for a component. */
export interface GeneratedRoute {
  path: string;
  component: string;
  routes?: GeneratedRoute[];
  [attribute: string]: unknown;
}

/** What a docs instance leaves in the global data, as far as it is read here. */
export interface DocsData {
  path: string;
  versions: GlobalVersion[];
}

/** Data of each plugin, by the plugin's name and the instance's id. */
export type GlobalData = Record<string, Record<string, unknown>>;

/** The four files in which Docusaurus knows every page of the site. */
export interface GeneratedFiles {
  routes: GeneratedRoute[];
  /** Chunk names of each route, by its key. */
  chunkNames: Record<string, ChunkNames>;
  /** Module of each chunk name, as a JavaScript string literal. */
  modules: Record<string, string>;
  globalData: GlobalData;
}

/** The name under which the docs instances stand in the global data. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

const ROUTES =
  /^import React from 'react';\s+import ComponentCreator from '@docusaurus\/ComponentCreator';\s+export default (\[[\s\S]*\]);\s*$/;
const MODULE =
  /^\s*"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "([^"]+)" \*\/ ("(?:[^"\\]|\\.)+")\), "(?:[^"\\]|\\.)+", require\.resolveWeak\("(?:[^"\\]|\\.)+"\)\],?/gm;

function unexpected(file: string, what: string): Error {
  return new Error(
    `main-bundle: .docusaurus/${file} has another shape than expected (${what}). Compare generated-files.ts with this Docusaurus version.`,
  );
}

function parseRoutes(source: string, chunkNames: object): GeneratedRoute[] {
  const list = ROUTES.exec(source)?.[1];
  if (!list) {
    throw unexpected('routes.js', 'no list of routes between its imports and its end');
  }
  const routes = JSON.parse(
    runInNewContext(`JSON.stringify(${list})`, {
      ComponentCreator: (route: string, hash?: string) =>
        hash === undefined ? route : `${route}-${hash}`,
    }) as string,
  ) as GeneratedRoute[];
  const check = ({ path: route, component, routes: children }: GeneratedRoute) => {
    if (typeof route !== 'string' || !(component === '*' || component in chunkNames)) {
      throw unexpected('routes.js', `the route ${route} has no chunk names`);
    }
    children?.forEach(check);
  };
  routes.forEach(check);
  return routes;
}

function parseModules(source: string): Record<string, string> {
  const found = [...source.matchAll(MODULE)];
  const entries = source.split('() => import(').length - 1;
  if (entries !== found.length || found.some(([, key, name]) => key !== name)) {
    throw unexpected('registry.js', `${entries} entries, ${found.length} understood`);
  }
  return Object.fromEntries(found.map(([, name, , module]) => [name, module]));
}

function parseGlobalData(source: string): GlobalData {
  const data = JSON.parse(source) as GlobalData;
  for (const [id, instance] of Object.entries(data[DOCS_PLUGIN] ?? {})) {
    const { path: base, versions } = instance as Partial<DocsData>;
    const isKnown =
      typeof base === 'string' &&
      Array.isArray(versions) &&
      versions.every(
        (version) =>
          typeof version.path === 'string' &&
          Array.isArray(version.docs) &&
          version.docs.every((doc) => typeof doc.id === 'string' && typeof doc.path === 'string'),
      );
    if (!isKnown) {
      throw unexpected('globalData.json', `the versions of ${id}`);
    }
  }
  return data;
}

/**
 * Takes the generated files' texts apart.
 *
 * @throws If one of them has another shape than that of the Docusaurus this was written for.
 */
export function parseGenerated(texts: {
  routes: string;
  chunkNames: string;
  registry: string;
  globalData: string;
}): GeneratedFiles {
  const chunkNames = JSON.parse(texts.chunkNames) as GeneratedFiles['chunkNames'];
  return {
    chunkNames,
    routes: parseRoutes(texts.routes, chunkNames),
    modules: parseModules(texts.registry),
    globalData: parseGlobalData(texts.globalData),
  };
}

/** Reads the generated files of a build. */
export function readGenerated(generatedFilesDir: string): GeneratedFiles {
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  return parseGenerated({
    routes: read('routes.js'),
    chunkNames: read('routesChunkNames.json'),
    registry: read('registry.js'),
    globalData: read('globalData.json'),
  });
}
