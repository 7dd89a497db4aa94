import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeFormatted } from '../../shared/write-formatted';
import { pageFiles } from '../../../plugins/shared/page-files';
import { PRESETS_FILE } from '../../../plugins/reference/playground/presets';
import type { NavigationTree } from '../../../src/shell/navigation';
import { archivedVersions } from './checks';
import type { Cut } from './checks';
import { frozenSidebar } from './frozen-sidebar';

function newestFirst(versions: readonly string[]): string[] {
  return [...versions].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

/** Folder of the API pages, which every build generates; see plugins/reference/api-pages. */
const GENERATED = 'api';

function hasPage(folder: string): boolean {
  return readdirSync(folder, { recursive: true }).some((file) => String(file).endsWith('.mdx'));
}

/** Presets aren't copied: playgrounds only exist for the current version. */
function isArchived(file: string): boolean {
  const files = statSync(file).isDirectory()
    ? readdirSync(file, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    : [{ name: path.basename(file) }];
  return files.some(({ name }) => name !== PRESETS_FILE);
}

/** The folders of an instance that contain pages. Demos of the home page aren't included. */
function pageFolders(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== GENERATED)
    .map(({ name }) => name)
    .filter((name) => hasPage(path.join(root, name)));
}

/** Makes the compiler check the demos against the library that they use. */
function tsconfig({ library, installedAs }: Cut): object {
  const folder = `../../node_modules/${installedAs}`;
  return {
    extends: '../../tsconfig.json',
    compilerOptions: {
      paths: { [library]: [folder], [`${library}/*`]: [`${folder}/*`] },
      baseUrl: '.',
      tsBuildInfoFile: `../../.cache/tsconfig.${installedAs}.tsbuildinfo`,
    },
    include: ['**/*'],
    exclude: [],
  };
}

/**
 * Archives the pages of a docs instance where Docusaurus looks for them. The list of versions is
 * written last, so the next run detects an interrupted one.
 *
 * @param tree - The instance's current navigation, which the archive keeps.
 * @returns The written files and folders, relative to the root.
 * @throws If there are no pages.
 */
export async function cutVersion(
  cut: Cut,
  { root, tree }: { root: string; tree: NavigationTree },
): Promise<string[]> {
  const { instance, version } = cut;
  const source = path.join(root, instance.folder);
  const folders = existsSync(source) ? pageFolders(source) : [];
  if (folders.length === 0) {
    throw new Error(`${instance.folder} has no pages (.mdx) to archive.`);
  }
  const pages = `${instance.id}_versioned_docs/version-${version}`;
  for (const name of folders) {
    cpSync(path.join(source, name), path.join(root, pages, name), {
      recursive: true,
      filter: isArchived,
    });
  }
  const files: [string, unknown][] = [
    [`${pages}/tsconfig.json`, tsconfig(cut)],
    [
      `${instance.id}_versioned_sidebars/version-${version}-sidebars.json`,
      frozenSidebar(tree, instance, pageFiles(pages, root)),
    ],
    [
      `${instance.id}_versions.json`,
      newestFirst([version, ...archivedVersions(root, instance.id)]),
    ],
  ];
  for (const [file, data] of files) {
    await writeFormatted(path.join(root, file), JSON.stringify(data));
  }
  return [pages, ...files.map(([file]) => file)];
}
