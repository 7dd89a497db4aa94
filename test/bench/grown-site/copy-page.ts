import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A page with its demos. */
export interface PageFolder {
  /** Folder of the page, relative to the root, such as `docs-joy/components/card`. */
  folder: string;
  /** File name of the page. */
  file: string;
  demos: number;
}

/** The folders in `docs-*` that contain one page and its demos. */
export function pageFolders(root: string): PageFolder[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('docs-') && existsSync(path.join(root, name, 'sidebar.ts')))
    .flatMap((docs) =>
      readdirSync(path.join(root, docs), { recursive: true, encoding: 'utf8' })
        .filter((file) => path.basename(file) === 'demos')
        .map((file) => path.posix.join(docs, path.dirname(file))),
    )
    .flatMap((folder) => {
      const files = readdirSync(path.join(root, folder));
      const [file, ...others] = files.filter((name) => name.endsWith('.mdx'));
      const demos = readdirSync(path.join(root, folder, 'demos')).filter((name) =>
        /^[A-Z]\w*\.tsx$/.test(name),
      );
      return file && others.length === 0 ? [{ folder, file, demos: demos.length }] : [];
    });
}

function addToTree(sidebarFile: string, slug: string, copy: string): void {
  const tree = readFileSync(sidebarFile, 'utf8');
  const entry = new RegExp(`page\\('([^']*)${slug}'\\)`).exec(tree);
  if (!entry) {
    throw new Error(`${sidebarFile} has no entry that ends in "${slug}".`);
  }
  const [text, base] = entry;
  writeFileSync(sidebarFile, tree.replace(text, `${text}, page('${base}${copy}')`));
}

/**
 * Copies a page and its demos to another slug, and adds the copy to the tree.
 *
 * @param root - Root folder of the copied repository.
 * @param page - The page to copy.
 * @param number - Makes the folder, slug and title of the copy unique.
 */
export function copyPage(root: string, { folder, file }: PageFolder, number: number): void {
  const target = `${folder}-copy-${number}`;
  cpSync(path.join(root, folder), path.join(root, target), { recursive: true });
  // A component may have only one preset.
  rmSync(path.join(root, target, 'playground.ts'), { force: true });
  const page = path.join(root, target, file);
  const text = readFileSync(page, 'utf8');
  const slug = /^slug: (\S+)$/m.exec(text)?.[1];
  if (slug === undefined) {
    throw new Error(`${folder}/${file} has no slug in its front matter.`);
  }
  const copy = `${slug}-copy-${number}`;
  writeFileSync(
    page,
    text
      .replace(`slug: ${slug}`, `slug: ${copy}`)
      .replace(/^title: (.*)$/m, `title: $1 copy ${number}`),
  );
  addToTree(path.join(root, folder.split('/')[0]!, 'sidebar.ts'), slug, copy);
}
