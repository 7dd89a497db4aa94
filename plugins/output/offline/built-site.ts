import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesOfChunk, sectionFiles, shellFiles } from './client-manifest';
import type { ClientManifest } from './client-manifest';
import type { BuiltSite } from './collect-files';

/** Reads the built site from an output folder. */
export function builtSite(outDir: string, manifest: ClientManifest): BuiltSite {
  const inOutput = (file: string) => path.join(outDir, file);
  return {
    has: (file) => existsSync(inOutput(file)),
    read: (file) => readFileSync(inOutput(file), 'utf8'),
    list: (folder) =>
      existsSync(inOutput(folder))
        ? readdirSync(inOutput(folder)).map((name) => `${folder}/${name}`)
        : [],
    filesOfChunk: (id) => filesOfChunk(manifest, id),
    shell: shellFiles(manifest),
    sections: sectionFiles(manifest),
  };
}
