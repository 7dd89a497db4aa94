import fs from 'node:fs';
import path from 'node:path';
import { archivesOf } from '../../../../src/foundation/products';
import { filesBelow } from '../../../shared/files-below';
import { ignoredFiles, isPartial } from '../../../shared/page-files';
import type { Site } from '../site';
import type { SiteRule } from './rule';

function foldersOf({ products }: Site): string[] {
  const places = [...products.flatMap(({ docs }) => docs), ...archivesOf(products)];
  return places.map(({ folder }) => folder);
}

/** Markdown files in docs folders that are no pages, because of their ending. */
export const ignoredFile: SiteRule = {
  id: 'ignored-file',
  level: 'error',
  stopsBuild: true,
  check: (site) =>
    foldersOf(site)
      .flatMap((folder) => ignoredFiles(folder, site.root))
      .map((fault) => ({ ...fault, line: 1 })),
};

/** Files such as `_note.mdx` that nothing shows. */
export const partialWithoutPage: SiteRule = {
  id: 'partial-without-page',
  level: 'error',
  check(site) {
    const { root } = site;
    const textOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
    const partials = foldersOf(site).flatMap((folder) => filesBelow(folder, root, /\.mdx?$/));
    const pages = partials.map(textOf);
    let modules: string[] | undefined;
    const isShown = (file: string) => {
      const isNamed = (text: string) => text.includes(`/${path.posix.basename(file)}'`);
      modules ??= filesBelow('src', root, /\.tsx?$/).map(textOf);
      return [...pages, ...modules].some((text) => isNamed(text.replaceAll('"', "'")));
    };
    return partials
      .filter((file) => isPartial(file) && !isShown(file))
      .map((file) => ({
        ...{ file, line: 1, message: 'No page shows this file.' },
        cure: `Import it in a page: import Part from './${path.posix.basename(file)}'; or remove the underscore to make it a page.`,
      }));
  },
};
