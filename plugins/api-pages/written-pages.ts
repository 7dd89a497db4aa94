import type { DocsInstance } from '../../src/products';
import { pageFiles } from '../page-files';

/** A page that a person wrote. */
export interface WrittenPage {
  /** Path of its file from the repository's root, with forward slashes. */
  file: string;
  /** Path of the page, such as `/material-ui/react-button/`. */
  pathname: string;
  title: string;
  /** The components that it says it is about, the most important first. */
  components: string[];
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
  return pageFiles(folder, siteDir)
    .filter(({ id }) => !id.startsWith(`${generated}/`))
    .map(({ file, id, frontMatter: { slug = `/${id}`, title = '', components } }) => ({
      file,
      pathname: `${basePath}${String(slug)}/`,
      title: String(title),
      components: Array.isArray(components) ? components.map(String) : [],
    }));
}
