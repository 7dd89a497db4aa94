import docusaurusHeadings from '@docusaurus/mdx-loader/lib/remark/headings';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** A page as written, before plugins of the site transform it. */
export interface ParsedPage {
  source: string;
  frontMatter: Record<string, unknown>;
  /** Syntax tree with heading ids as in Docusaurus; empty if the page can't be parsed. */
  tree: Root;
  /** The syntax error, if the page can't be parsed. */
  fault?: { line: number; column?: number; message: string; cure: string };
}

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

/** How to fix MDX that can't be parsed. */
export const SYNTAX_CURE = 'Close every tag, and put a literal < or { in backticks.';

const YAML_CURE = 'Write one "field: value" per line, and put a value with a colon in quotes.';

interface SyntaxFault {
  reason?: string;
  message: string;
  line?: number;
  column?: number;
  /** YAML's lines start at 0, and the opening dashes take one line. */
  mark?: { line: number };
}

function faultOf(error: unknown): NonNullable<ParsedPage['fault']> {
  const { reason, message, line, column, mark } = error as SyntaxFault;
  const [text = ''] = (reason ?? message).split('\n');
  // An unclosed tag is reported at the end of the file, with its position in the message.
  const [inWords, ofTag] = / \((\d+):\d+-\d+:\d+\)/.exec(text) ?? [];
  return {
    line: Number(ofTag ?? line ?? (mark ? mark.line + 1 : 1)),
    ...(column && !ofTag ? { column } : {}),
    message: `${text.replace(inWords ?? '', '').replace(/[.:]$/, '')}.`,
    cure: mark ? YAML_CURE : SYNTAX_CURE,
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
    const tree = processor.parse(source);
    await (docusaurusHeadings as unknown as Headings)({ anchorsMaintainCase: false })(tree);
    return { source, frontMatter, tree };
  } catch (error) {
    return { source, frontMatter, tree: nothing, fault: faultOf(error) };
  }
}

type Headings = (options: { anchorsMaintainCase: boolean }) => (tree: Root) => Promise<void>;
