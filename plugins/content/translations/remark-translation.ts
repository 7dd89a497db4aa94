import path from 'node:path';
import type { Definition, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { originalFile, translatedFile } from './original-file';

const FILE = /^(\.{1,2}\/[^?#]*\.mdx)(.*)$/;

/** Options of the remark plugin. */
export interface RemarkTranslationOptions {
  siteDir: string;
  /** The language of the build. */
  locale: string;
}

/**
 * Makes a translated page share what belongs to its English page: demos, images and data are found from
 * there. In a build of a language, links to files lead to the translated page, or else to the English one.
 *
 * It must be the first plugin, because all others read the page's path.
 */
export function remarkTranslation({ siteDir, locale }: RemarkTranslationOptions) {
  return (tree: Root, vfile: VFile) => {
    const original = originalFile(path.relative(siteDir, vfile.path).replaceAll('\\', '/'));
    visit(tree, ['link', 'definition'], (node) => {
      const link = node as Link | Definition;
      const [, file, rest = ''] = FILE.exec(link.url) ?? [];
      const page = file && path.posix.join(path.posix.dirname(original), file);
      const translated = page && translatedFile(page, locale, siteDir);
      if (translated) {
        link.url = `@site/${translated}${rest}`;
      }
    });
    vfile.path = path.join(siteDir, original);
  };
}
