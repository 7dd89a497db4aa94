import fs from 'node:fs/promises';
import path from 'node:path';
import { ownValue } from '../../../src/foundation/own-value';

/** Docusaurus's list of the bundler's output. */
export interface ClientManifest {
  /** Ids of the files that each chunk needs, by chunk name or id. */
  origins: Record<string, (string | number)[]>;
  assets: Record<string, Partial<Record<'js' | 'css', { file: string }[]>>>;
}

/**
 * Names of the shell's chunks: the code of every page and, by `webpackChunkName`, the code that its
 * buttons load on intent, which a reader may click first while offline.
 */
const SHELL_CHUNK = /^(main|shell-.+)$/;

/** Names of the chunks that list the pages of a section; the patch `page-sections` defines them. */
const SECTION_CHUNK = /^pages-/;

/** @param generatedFilesDir - Docusaurus's folder of generated files. */
export async function readClientManifest(generatedFilesDir: string): Promise<ClientManifest> {
  const file = path.join(generatedFilesDir, 'client-manifest.json');
  return JSON.parse(await fs.readFile(file, 'utf8')) as ClientManifest;
}

/** Files of a chunk, below the output folder; empty for an unknown id. */
export function filesOfChunk({ assets }: ClientManifest, id: string | number): string[] {
  const { js = [], css = [] } = ownValue(assets, String(id)) ?? {};
  return [...js, ...css].map(({ file }) => file);
}

function filesOfNames(manifest: ClientManifest, names: readonly string[]): string[] {
  const ids = names.flatMap((name) => ownValue(manifest.origins, name)!);
  return [...new Set(ids.flatMap((id) => filesOfChunk(manifest, id)))];
}

/** Scripts that list the pages of a section, below the output folder. */
export function sectionFiles(manifest: ClientManifest): string[] {
  return filesOfNames(
    manifest,
    Object.keys(manifest.origins).filter((name) => SECTION_CHUNK.test(name)),
  );
}

/**
 * Scripts and styles of the shell, below the output folder.
 *
 * @throws If the manifest has no main chunk, because its format has changed.
 */
export function shellFiles(manifest: ClientManifest): string[] {
  const names = Object.keys(manifest.origins).filter((name) => SHELL_CHUNK.test(name));
  if (!names.includes('main')) {
    throw new Error(
      'offline: client-manifest.json has no chunk "main". Compare plugins/output/offline/client-manifest.ts with this Docusaurus version.',
    );
  }
  return filesOfNames(manifest, names);
}
