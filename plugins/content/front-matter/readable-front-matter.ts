import type { MarkdownConfig } from '@docusaurus/types';
import { readablePage } from 'mdx-doctor/front-matter';

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];

/**
 * Reads front matter that isn't valid YAML as far as it can. Docusaurus would stop at the first such page;
 * `remarkFrontMatter` reports it with the errors of all other pages.
 *
 * @throws If not even the slug can be read, which the sidebars need.
 */
export const readableFrontMatter: ParseFrontMatter = async (params) => {
  try {
    return await params.defaultParseFrontMatter(params);
  } catch (error) {
    const { frontMatter, body } = readablePage(params.fileContent);
    if (frontMatter.slug === undefined) {
      throw error;
    }
    return { frontMatter, content: body };
  }
};
