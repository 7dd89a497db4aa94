import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { ownValue } from '../own-value';
import { flatNames, readGenerated } from '../generated-files';
import type { GeneratedFiles, GeneratedRoute } from '../generated-files';
import { aroundDocuments, chunkOf } from '../page-sections/around-documents';
import { COMMON } from '../page-sections/page-chunks';
import { sectionChunk } from '../page-sections/section-code';
import { planSections } from '../page-sections/sections';
import { scriptTagWriter } from './script-tags';

interface ClientManifest {
  /** Ids of the assets that each chunk name needs. */
  origins: Record<string, (string | number)[]>;
  assets: Record<string, { js?: { file: string }[]; css?: { file: string }[] }>;
}

/** Options of the page-scripts plugin. */
export interface PluginOptions {
  /** Whether page-sections is on. */
  hasSections: boolean;
}

/** Chunk names of each leaf route, including those of its parents, as Docusaurus generates them. */
function namesByRoute(
  { chunkNames, routes }: Pick<GeneratedFiles, 'chunkNames' | 'routes'>,
  parents: readonly string[] = [],
): [string, string[]][] {
  return routes.flatMap((route: GeneratedRoute): [string, string[]][] => {
    const names = [...parents, ...flatNames(ownValue(chunkNames, route.component))];
    return route.routes
      ? namesByRoute({ chunkNames, routes: route.routes }, names)
      : [[route.path, names]];
  });
}

function chunksByRoute(
  files: GeneratedFiles,
  { hasSections, baseUrl }: PluginOptions & { baseUrl: string },
): Map<string, string[]> {
  const names = namesByRoute(files);
  if (!hasSections) {
    return new Map(names);
  }
  const around = aroundDocuments(files);
  const sectionOf = new Map(
    planSections(files, { baseUrl }).sections.flatMap(({ key, pages }) =>
      pages.map(({ route }) => [route.path, sectionChunk(key)] as const),
    ),
  );
  return new Map(
    names.map(([route, own]) => {
      const section = sectionOf.get(route);
      return [route, [...(section ? [section] : []), ...own.map((name) => chunkOf(name, around))]];
    }),
  );
}

function filesByChunk({ origins, assets }: ClientManifest): Record<string, string[]> {
  const filesOf = (id: string | number) => {
    const { css = [], js = [] } = ownValue(assets, String(id)) ?? {};
    return [...css, ...js].map(({ file }) => file);
  };
  const files = Object.entries(origins).map(
    ([chunk, ids]) => [chunk, ids.flatMap(filesOf)] as const,
  );
  // The manifest lists for this chunk everything that any page loads with it.
  const common = Object.keys(assets)
    .flatMap(filesOf)
    .filter((file) => path.basename(file).startsWith(`${COMMON}.`));
  return { ...Object.fromEntries(files), [COMMON]: common };
}

/** Adds a page's own chunks to its HTML, so they load in parallel with the main script. */
export async function pageScripts(
  { generatedFilesDir, baseUrl }: Pick<LoadContext, 'generatedFilesDir' | 'baseUrl'>,
  { hasSections }: PluginOptions,
): Promise<(html: string, route: string) => string> {
  const manifest = await fs.readFile(path.join(generatedFilesDir, 'client-manifest.json'), 'utf8');
  return scriptTagWriter({
    baseUrl,
    chunksByRoute: chunksByRoute(readGenerated(generatedFilesDir), { hasSections, baseUrl }).set(
      // Not among the generated routes. What it shows is part of documents too.
      `${baseUrl}404.html`,
      [COMMON],
    ),
    filesByChunk: filesByChunk(JSON.parse(manifest) as ClientManifest),
  });
}
