import { gzipSync } from 'node:zlib';
import { createTar } from 'nanotar';
import { templateArchivePath } from '../../src/products';
import type { Template } from '../../templates/catalogue';
import type { StaticAsset } from '../emit-assets';

/** The same for each file and each build, so an archive only changes with its files. */
const ATTRIBUTES = { mode: '644', mtime: 0 };

/**
 * A compressed archive with the files of a template's project in a folder with its name, for readers
 * who copy it with a command.
 */
export function sourceArchive(
  { name }: Pick<Template, 'name'>,
  project: Readonly<Record<string, string>>,
): StaticAsset<Buffer> {
  const files = Object.entries(project).map(([path, data]) => ({ name: `${name}/${path}`, data }));
  return {
    file: templateArchivePath(name).slice(1),
    content: gzipSync(createTar(files, { attrs: ATTRIBUTES }), { level: 9 }),
  };
}
