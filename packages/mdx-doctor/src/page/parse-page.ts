import matter from '@11ty/gray-matter';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Conventions } from '../conventions';
import type { MarkupFault } from '../markup/fault';
import { syntaxFault } from '../markup/syntax-fault';
import { YAML_CURE } from '../syntax-cures';
import { addHeadingIds } from './heading-ids';
import { fromOldSyntax } from './old-syntax';

/** A page as written, before plugins of the site transform it. */
export interface ParsedPage {
  source: string;
  frontMatter: Record<string, unknown>;
  /**
   * Syntax tree with the ids of headings as in Docusaurus; empty if the page can't be parsed.
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

/** Parses the text of a page with the MDX syntax that Docusaurus supports. */
export function parsePage(source: string, conventions: Conventions): ParsedPage {
  const { oldSyntax, callouts, prepare } = conventions;
  const nothing: Root = { type: 'root', children: [] };
  let frontMatter: Record<string, unknown> = {};
  try {
    // With options, it returns no object that others have too.
    frontMatter = matter(source, {}).data;
  } catch (error) {
    return { source, frontMatter, tree: nothing, fault: yamlFault(error) };
  }
  let tree: Root;
  try {
    tree = processor.parse(oldSyntax ? fromOldSyntax(source, callouts) : source);
  } catch (error) {
    return { source, frontMatter, tree: nothing, fault: syntaxFault(error, source) };
  }
  prepare?.(tree);
  addHeadingIds(tree);
  return { source, frontMatter, tree };
}
