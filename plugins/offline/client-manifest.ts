import fs from 'node:fs/promises';
import path from 'node:path';

/** Docusaurus's list of what the bundler wrote. */
export interface ClientManifest {
  /** Ids of the files that each chunk needs, by its name or id. */
  origins: Record<string, (string | number)[]>;
  assets: Record<string, Partial<Record<'js' | 'css', { file: string }[]>>>;
}

/**
 * Names of the chunks of the shell: what every page runs, and by `webpackChunkName` what its buttons
 * load on intent, which a reader without a network may be the first to press.
 */
const SHELL_CHUNK = /^(main|shell-.+)$/;

/** @param generatedFilesDir - Docusaurus's folder of generated files. */
export async function readClientManifest(generatedFilesDir: string): Promise<ClientManifest> {
  const file = path.join(generatedFilesDir, 'client-manifest.json');
  return JSON.parse(await fs.readFile(file, 'utf8')) as ClientManifest;
}

/** Files of a chunk, below the output folder; none for an id that no chunk has. */
export function filesOfChunk({ assets }: ClientManifest, id: string | number): string[] {
  const { js = [], css = [] } = assets[id] ?? {};
  return [...js, ...css].map(({ file }) => file);
}

/**
 * Scripts and styles of the shell, below the output folder.
 *
 * @throws If the manifest knows no main chunk: then its shape has changed.
 */
export function shellFiles(manifest: ClientManifest): string[] {
  const names = Object.keys(manifest.origins).filter((name) => SHELL_CHUNK.test(name));
  if (!names.includes('main')) {
    throw new Error(
      'offline: client-manifest.json names no chunk "main". Compare plugins/offline/client-manifest.ts with this Docusaurus version.',
    );
  }
  const ids = names.flatMap((name) => manifest.origins[name]);
  return [...new Set(ids.flatMap((id) => filesOfChunk(manifest, id)))];
}
