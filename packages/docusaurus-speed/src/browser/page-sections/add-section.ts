import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/page-sections/globalData';
import registry from '@generated/page-sections/registry';
import routes from '@generated/page-sections/routes';
import chunkNames from '@generated/page-sections/routesChunkNames';
import type { GlobalDoc, GlobalPluginData } from '@docusaurus/plugin-content-docs/client';

/** A route of the router, including Docusaurus's additions. */
export interface Route {
  path: string;
  component: ReturnType<typeof ComponentCreator>;
  routes?: Route[];
}

interface PageGroup {
  /** Position of the list of routes that contains the pages: the index of each parent. */
  at: number[];
  /** Common prefix of the paths. */
  prefix: string;
  /** Chunk name of the component that renders the pages. */
  component: string;
  attributes: object;
  pages: [path: string, content: string, load: () => Promise<unknown>][];
}

interface DocGroup {
  instance: string;
  version: number;
  prefix: string;
  attributes: Omit<GlobalDoc, 'id' | 'path'>;
  docs: [id: string, path: string][];
}

// A path may have several routes, which Docusaurus distinguishes by a hash.
const KEY = '0';

function addPages({ at, prefix, component, attributes, pages }: PageGroup): void {
  const list = at.reduce<Route[]>((parents, index) => parents[index]!.routes ?? [], routes);
  for (const [rest, content, load] of pages) {
    const path = prefix + rest;
    chunkNames[`${path}-${KEY}`] = { __comp: component, content };
    registry[content] = [load];
    list.push({ path, component: ComponentCreator(path, KEY), ...attributes });
  }
}

function addDocs({ instance, version, prefix, attributes, docs }: DocGroup): void {
  // eslint-disable-next-line site/own-lookup -- the build writes the ids of its own instances
  const data = globalData['docusaurus-plugin-content-docs']![instance] as GlobalPluginData;
  const known = data.versions[version]!.docs;
  for (const [id, rest] of docs) {
    const path = prefix + rest;
    // The start page of a version is always known, and another section may contain the same page.
    if (!known.some((doc) => doc.path === path)) {
      known.push({ id, path, ...attributes });
    }
  }
}

/** Adds a section's pages to the objects in which Docusaurus looks them up. */
export function addSection(pages: readonly PageGroup[], docs: readonly DocGroup[]): void {
  pages.forEach(addPages);
  docs.forEach(addDocs);
}
