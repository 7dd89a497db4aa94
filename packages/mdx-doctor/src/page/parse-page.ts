import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Conventions } from '../conventions';
import type { MarkupFault } from '../markup/fault';
import { readFields } from './front-matter';
import { addHeadingIds } from './heading-ids';
import { fromOldSyntax } from './old-syntax';
import { parseWithRecovery } from './recover';

/** A page as written, before plugins of the site transform it. */
export interface ParsedPage {
  source: string;
  /** What can be read of it if `hasFields` is `false`. */
  frontMatter: Record<string, unknown>;
  /** Whether the front matter is valid YAML. */
  hasFields: boolean;
  /** Syntax tree with the ids of headings as in Docusaurus, without what can't be parsed. */
  tree: Root;
  /** What the tree is of, as long as `source`. */
  text: string;
  /** The syntax errors, in the front matter first. */
  faults: MarkupFault[];
}

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

/** Parses the text of a page with the MDX syntax that Docusaurus supports. */
export function parsePage(source: string, conventions: Conventions): ParsedPage {
  const { oldSyntax, callouts, prepare } = conventions;
  const { frontMatter, faults } = readFields(source);
  const text = oldSyntax ? fromOldSyntax(source, callouts) : source;
  const read = parseWithRecovery((part) => processor.parse(part), text, source);
  prepare?.(read.tree);
  addHeadingIds(read.tree);
  return {
    ...{ ...read, source, frontMatter, hasFields: faults.length === 0 },
    faults: [...faults, ...read.faults],
  };
}
