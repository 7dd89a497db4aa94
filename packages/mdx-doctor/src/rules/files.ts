import fs from 'node:fs';
import path from 'node:path';
import type { SiteRule } from '../engine/rule';
import { siteDirOf } from '../engine/site';
import { isPartial } from '../page/front-matter';

/** The files in a folder that a pattern matches, relative to the root. */
function filesIn(root: string, folder: string, pattern: RegExp): string[] {
  const absolute = path.join(root, folder);
  return (
    fs.existsSync(absolute) ? fs.readdirSync(absolute, { recursive: true, encoding: 'utf8' }) : []
  )
    .filter((name) => pattern.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .sort();
}

/** Files such as `_note.mdx` that nothing shows. */
export const partialWithoutPage: SiteRule = {
  id: 'partial-without-page',
  level: 'error',
  check(site) {
    const { root } = site;
    const textOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
    const partials = site.folders.flatMap(({ folder }) => filesIn(root, folder, /\.mdx?$/));
    const pages = partials.map(textOf);
    let modules: string[] | undefined;
    const isShown = (file: string) => {
      const isNamed = (text: string) => text.includes(`/${path.posix.basename(file)}'`);
      modules ??= filesIn(siteDirOf(site), 'src', /\.[jt]sx?$/).map((name) =>
        fs.readFileSync(path.join(siteDirOf(site), name), 'utf8'),
      );
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
