import type { DocsInstance } from '../../../src/foundation/products';
import { pageFiles } from '../../shared/page-files';

/** A hand-written page. */
export interface WrittenPage {
  /** Path of its file relative to the repository, with forward slashes. */
  file: string;
  /** Path of the page, such as `/material-ui/react-button/`. */
  pathname: string;
  title: string;
  /** The components in its front matter, most important first. */
  components: string[];
}

/**
 * The hand-written pages of a docs instance, in the order of their files.
 *
 * @param generated - Folder of generated pages in the instance's folder.
 */
export function writtenPages(
  { folder, basePath }: Pick<DocsInstance, 'folder' | 'basePath'>,
  siteDir: string,
  generated: string,
): WrittenPage[] {
  return pageFiles(folder, siteDir)
    .filter(({ id }) => !id.startsWith(`${generated}/`))
    .map(({ file, id, frontMatter: { slug = `/${id}`, title = '', components } }) => ({
      file,
      pathname: `${basePath}${String(slug)}/`,
      title: String(title),
      components: Array.isArray(components) ? components.map(String) : [],
    }));
}
