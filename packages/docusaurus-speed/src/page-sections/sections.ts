import path from 'node:path';
import type { GlobalDoc } from '@docusaurus/plugin-content-docs/client';
import type { ChunkNames } from '@docusaurus/types';
import { ownValue } from '../own-value';
import { docsOf, flatNames } from '../generated-files';
import type { GeneratedFiles, GeneratedRoute, GlobalData } from '../generated-files';
import { docKey } from './navbar-docs';

/** Fewest pages that get a separate file. */
const MIN_PAGES = 8;

/** Most pages in a file. Each page adds about 50 B, compressed, for readers of the others. */
const MAX_PAGES = 64;

/** A page that moves out of the main bundle. */
export interface SectionPage {
  route: GeneratedRoute;
  /** Position of the list that contains its route: the index of each parent. */
  at: number[];
  /** Chunk name of the component that renders it. */
  component: string;
  /** Chunk name of its content. */
  content: string;
}

/** A document's entry in the global data that moves out of the main bundle. */
export interface SectionDoc {
  /** Id of the docs instance. */
  instance: string;
  /** Index of the version. */
  version: number;
  doc: GlobalDoc;
}

/** The pages of a folder of a version, or a part of them if there are many. */
export interface Section {
  /**
   * The folder's path, such as `/material-ui/api` or `/material-ui/v6/api`. Parts after the first
   * one add the path of their first page, relative to the folder: `/material-ui/api#dialog`.
   */
  key: string;
  pages: SectionPage[];
  docs: SectionDoc[];
}

/** The contents of the main bundle and of the sections. */
export interface Plan {
  routes: GeneratedRoute[];
  chunkNames: Record<string, ChunkNames>;
  /** Chunk names of the modules that the main bundle can load. */
  loadable: Set<string>;
  globalData: GlobalData;
  sections: Section[];
}

interface DocPlace extends SectionDoc {
  /** Path of the folder. */
  folder: string;
}

const withoutSlash = (route: string) => route.replace(/\/$/, '');

/** The folders that contain a path, the nearest first. */
function foldersAbove(route: string): string[] {
  const folder = path.posix.dirname(route);
  return folder.length > 1 ? [folder, ...foldersAbove(folder)] : [];
}

function docPlaces(globalData: GlobalData): Map<string, DocPlace> {
  const places = new Map<string, DocPlace>();
  for (const [instance, { versions }] of docsOf(globalData)) {
    versions.forEach(({ path: base, docs }, version) => {
      const folders = new Set(
        docs.flatMap((doc) => foldersAbove(withoutSlash(doc.path).toLowerCase())),
      );
      folders.add(withoutSlash(base).toLowerCase());
      docs.forEach((doc) => {
        const route = withoutSlash(doc.path);
        const page = route.toLowerCase();
        // A page whose path is also a folder belongs to that folder: the browser looks there first.
        const folder = folders.has(page) ? page : path.posix.dirname(page);
        places.set(route, { instance, version, doc, folder });
      });
    });
  }
  return places;
}

// A product that DOCS_ONLY excludes may have kept documents.
function assertKept(
  kept: readonly string[],
  { globalData }: GeneratedFiles,
  places: Map<string, DocPlace>,
) {
  const bases = docsOf(globalData).map(([, { path: base }]) => `${withoutSlash(base)}/`);
  const unknown = kept.find(
    (document) => !places.has(document) && bases.some((base) => document.startsWith(base)),
  );
  if (unknown) {
    throw new Error(
      `docusaurus.config.ts: "keptDocs" names ${unknown}, but no document is served there. Correct the path, without a trailing slash, or remove it.`,
    );
  }
}

/** The pages that can move: documents that have only a component and content. */
function movablePages(
  { routes, chunkNames }: GeneratedFiles,
  places: Map<string, DocPlace>,
): SectionPage[] {
  const pages: SectionPage[] = [];
  const walk = (list: readonly GeneratedRoute[], at: number[]) => {
    // If a list only contains documents, removing some doesn't affect the position of other routes.
    const isOfLeaves = at.length > 0 && list.every((route) => !route.routes);
    list.forEach((route, index) => {
      const { __comp: component, content, ...others } = ownValue(chunkNames, route.component) ?? {};
      const isPlain =
        typeof component === 'string' &&
        typeof content === 'string' &&
        Object.keys(others).length === 0;
      if (
        isOfLeaves &&
        isPlain &&
        !/[:*(]/.test(route.path) &&
        places.has(withoutSlash(route.path))
      ) {
        pages.push({ route, at, component, content });
      }
      walk(route.routes ?? [], [...at, index]);
    });
  };
  walk(routes, []);
  return pages;
}

/** Groups the pages by folder. A folder with few pages is merged into its parent, but not into the root. */
function groupByFolder(
  pages: readonly SectionPage[],
  folderOf: (page: SectionPage) => string,
  root: string,
): Map<string, SectionPage[]> {
  const groups = new Map<string, SectionPage[]>();
  const add = (key: string, members: readonly SectionPage[]) => {
    groups.set(key, [...(groups.get(key) ?? []), ...members]);
  };
  const keys = new Set<string>();
  for (const page of pages) {
    add(folderOf(page), [page]);
    for (let key = folderOf(page); key.length > root.length; key = path.posix.dirname(key)) {
      keys.add(key);
    }
  }
  const isRoot = (key: string) => path.posix.dirname(key) === root;
  for (const key of [...keys].sort((a, b) => b.length - a.length)) {
    const members = groups.get(key) ?? [];
    if (members.length < MIN_PAGES) {
      groups.delete(key);
      if (!isRoot(key)) {
        add(path.posix.dirname(key), members);
      }
    }
  }
  return groups;
}

/** Splits a folder's pages, sorted by path, into parts of about the same size. */
function partsOf(folder: string, pages: readonly SectionPage[]): [key: string, SectionPage[]][] {
  const restOf = ({ route }: SectionPage) =>
    withoutSlash(route.path)
      .toLowerCase()
      .slice(folder.length + 1);
  const sorted = [...pages].sort((a, b) => (restOf(a) < restOf(b) ? -1 : 1));
  const size = Math.ceil(pages.length / Math.ceil(pages.length / MAX_PAGES));
  const starts = Array.from({ length: Math.ceil(pages.length / size) }, (_, part) => part * size);
  return starts.map((start) => [
    start === 0 ? folder : `${folder}#${restOf(sorted[start]!)}`,
    sorted.slice(start, start + size),
  ]);
}

/**
 * Decides which pages move out of the main bundle, and into which section. Each version has
 * separate sections, so archived pages cost readers of other versions nothing.
 *
 * @param options.kept - Paths of documents whose global data is needed on pages of other sections.
 * @param options.keptIds - More of them, as `docKey` names them.
 * @param options.baseUrl - The site's base URL, with slashes at both ends.
 * @throws If one of them doesn't exist.
 */
export function planSections(
  files: GeneratedFiles,
  {
    kept = [],
    keptIds = [],
    baseUrl = '/',
  }: { kept?: readonly string[]; keptIds?: readonly string[]; baseUrl?: string } = {},
): Plan {
  const places = docPlaces(files.globalData);
  assertKept(kept, files, places);
  const placeOf = ({ route }: SectionPage) => places.get(withoutSlash(route.path)) as DocPlace;
  const groups = groupByFolder(
    movablePages(files, places),
    (page) => placeOf(page).folder,
    withoutSlash(baseUrl).toLowerCase() || '/',
  );
  const moved = new Set([...groups.values()].flat().map(({ route }) => route));

  const idOf = ({ instance, doc }: SectionDoc) => docKey(instance, doc.id);
  const docsById = new Map<string, SectionDoc[]>();
  for (const { instance, version, doc } of places.values()) {
    const place = { instance, version, doc };
    docsById.set(idOf(place), [...(docsById.get(idOf(place)) ?? []), place]);
  }
  const parts = [...groups].flatMap(([folder, pages]) => partsOf(folder, pages));
  const sections = parts.map(([key, pages]): Section => {
    const ids = new Set(pages.map((page) => idOf(placeOf(page))));
    // All versions of each page, because pages link to their other versions.
    return { key, pages, docs: [...ids].flatMap((id) => docsById.get(id) ?? []) };
  });

  // Documents of pages that don't move keep all versions. Each version keeps its start page.
  const movedPaths = new Set([...moved].map((route) => withoutSlash(route.path)));
  const stays = new Set(
    [...places].flatMap(([route, place]) => (movedPaths.has(route) ? [] : [idOf(place)])),
  );
  const globalData = structuredClone(files.globalData);
  for (const [instance, { versions }] of docsOf(globalData)) {
    versions.forEach((version, index) => {
      version.docs = version.docs.filter(
        (doc) =>
          doc.id === version.mainDocId ||
          kept.includes(withoutSlash(doc.path)) ||
          keptIds.includes(docKey(instance, doc.id)) ||
          stays.has(idOf({ instance, version: index, doc })),
      );
    });
  }

  const remaining = (list: readonly GeneratedRoute[]): GeneratedRoute[] =>
    list
      .filter((route) => !moved.has(route))
      .map((route) => (route.routes ? { ...route, routes: remaining(route.routes) } : route));
  const movedKeys = new Set([...moved].map(({ component }) => component));
  const chunkNames = Object.fromEntries(
    Object.entries(files.chunkNames).filter(([key]) => !movedKeys.has(key)),
  );
  return {
    routes: remaining(files.routes),
    chunkNames,
    loadable: new Set([
      ...flatNames(chunkNames),
      ...sections.flatMap(({ pages }) => pages.map(({ component }) => component)),
    ]),
    globalData,
    sections,
  };
}
