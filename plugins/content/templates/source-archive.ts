import { gzipSync } from 'node:zlib';
import { createTar } from 'nanotar';
import { templateArchivePath } from '../../../src/foundation/products';
import type { Template } from '../../../templates/catalogue';
import type { StaticAsset } from '../../shared/emit-assets';

/** The same for each file and each build, so an archive only changes with its files. */
const ATTRIBUTES = { mode: '644', mtime: 0 };

/** An archive ends with two empty blocks; nanotar only writes one, about which GNU tar warns. */
const LAST_BLOCK = Buffer.alloc(512);

/**
 * A compressed archive with the files of a template's project in a folder with its name, for readers
 * who copy it with a command.
 */
export function sourceArchive(
  { name }: Pick<Template, 'name'>,
  project: Readonly<Record<string, string>>,
): StaticAsset<Buffer> {
  const files = Object.entries(project).map(([path, data]) => ({ name: `${name}/${path}`, data }));
  const archive = Buffer.concat([createTar(files, { attrs: ATTRIBUTES }), LAST_BLOCK]);
  return {
    file: templateArchivePath(name).slice(1),
    content: gzipSync(archive, { level: 9 }),
  };
}
