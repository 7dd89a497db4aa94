import fs from 'node:fs';
import path from 'node:path';
import { PRODUCTS } from '../../../src/foundation/products';

/** Where Docusaurus looks for translated pages: language, docs instance, and the path in its folder. */
const TRANSLATED = /^i18n\/[^/]+\/docusaurus-plugin-content-docs-([^/]+)\/current\/(.*)$/;

const instances = () => PRODUCTS.flatMap(({ docs }) => docs);

/**
 * The English file of a translated one; any other file itself.
 *
 * @param file - Relative to the repository's root, with forward slashes.
 * @example originalFile('i18n/zh/docusaurus-plugin-content-docs-docs-joy/current/components/card/card.mdx')
 * // 'docs-joy/components/card/card.mdx'
 */
export function originalFile(file: string): string {
  const [, instance, rest] = TRANSLATED.exec(file) ?? [];
  const folder = instances().find(({ id }) => id === instance)?.folder;
  return folder && rest ? `${folder}/${rest}` : file;
}

/**
 * The translation of a page, relative to the repository's root.
 *
 * @param page - The English file.
 * @returns `null` if there is none.
 */
export function translatedFile(page: string, locale: string, siteDir: string): string | null {
  const docs = instances().find(({ folder }) => page.startsWith(`${folder}/`));
  const file = docs
    ? `i18n/${locale}/docusaurus-plugin-content-docs-${docs.id}/current${page.slice(docs.folder.length)}`
    : '';
  return file && fs.existsSync(path.join(siteDir, file)) ? file : null;
}
