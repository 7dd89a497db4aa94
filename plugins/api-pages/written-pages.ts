import fs from 'node:fs';
import path from 'node:path';
import type { DocsInstance } from '../../src/products';
import { demoImports } from '../api-reference/demo-imports';
import type { PageImports } from '../api-reference/demos-of';

/** A page that a person wrote, with what its demos import. */
export interface WrittenPage extends PageImports {
  /** Path of its file from the repository's root, with forward slashes. */
  file: string;
  /** The components that it says it is about. */
  components: string[];
}

function fieldOf(source: string, name: string): string {
  const [, value = ''] = new RegExp(`^${name}: *(.+)$`, 'm').exec(source) ?? [];
  return value.trim().replace(/^(['"])(.*)\1$/, '$2');
}

function componentsOf(source: string): string[] {
  const [, list = ''] = /^components:\s*\[([^\]]*)\]/m.exec(source) ?? [];
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

function importsBeside(file: string): PageImports['imports'] {
  const folder = path.join(path.dirname(file), 'demos');
  const demos = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  return demos
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => demoImports(fs.readFileSync(path.join(folder, name), 'utf8')));
}

/**
 * The pages of a docs instance, without those that are generated, in the order of their files.
 *
 * @param generated - Folder in the instance's folder that is left out.
 */
export function writtenPages(
  { folder, basePath }: Pick<DocsInstance, 'folder' | 'basePath'>,
  siteDir: string,
  generated: string,
): WrittenPage[] {
  const root = path.join(siteDir, folder);
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.mdx') && !name.startsWith(`${generated}/`))
    .sort()
    .map((name) => {
      const source = fs.readFileSync(path.join(root, name), 'utf8');
      return {
        file: `${folder}/${name}`,
        pathname: `${basePath}${fieldOf(source, 'slug')}/`,
        title: fieldOf(source, 'title'),
        components: componentsOf(source),
        imports: importsBeside(path.join(root, name)),
      };
    });
}
