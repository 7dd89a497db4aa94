import docusaurusHeadings from '@docusaurus/mdx-loader/lib/remark/headings';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { line } from '../../../lines/current';
import { YAML_CURE } from '../../shared/syntax-cures';
import { keepLine } from '../lines/keep-line';
import type { MarkupFault } from './fault';
import { syntaxFault } from './syntax-fault';

/** A page as written, before plugins of the site transform it. */
export interface ParsedPage {
  source: string;
  frontMatter: Record<string, unknown>;
  /**
   * Syntax tree of what belongs to this line, with heading ids as in Docusaurus; empty if the page can't
   * be parsed.
   */
  tree: Root;
  /** The syntax error, if the page can't be parsed. */
  fault?: MarkupFault;
}

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

/** An error in the front matter; YAML's lines start at 0, and the opening dashes take one line. */
function yamlFault(error: unknown): MarkupFault {
  const { reason, message, mark } = error as Error & { reason?: string; mark?: { line: number } };
  const [text = ''] = (reason ?? message).split('\n');
  return {
    ...{ rule: 'mdx', line: mark ? mark.line + 1 : 1 },
    message: `The front matter is not valid YAML: ${text.replace(/[.:]$/, '')}.`,
    cure: YAML_CURE,
  };
}

/**
 * Parses a page with the MDX syntax that Docusaurus supports.
 *
 * @param file - Absolute path, for error messages.
 * @param source - The page's text.
 */
export async function parsePage(file: string, source: string): Promise<ParsedPage> {
  const nothing: Root = { type: 'root', children: [] };
  let frontMatter: Record<string, unknown> = {};
  try {
    ({ frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent: source }));
  } catch (error) {
    return { source, frontMatter, tree: nothing, fault: yamlFault(error) };
  }
  let tree: Root;
  try {
    tree = processor.parse(source);
  } catch (error) {
    return { source, frontMatter, tree: nothing, fault: syntaxFault(error, source) };
  }
  keepLine(tree, line.id);
  await (docusaurusHeadings as unknown as Headings)({ anchorsMaintainCase: false })(tree);
  return { source, frontMatter, tree };
}

type Headings = (options: { anchorsMaintainCase: boolean }) => (tree: Root) => Promise<void>;
