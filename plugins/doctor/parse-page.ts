import docusaurusHeadings from '@docusaurus/mdx-loader/lib/remark/headings';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** What a page's text says before any plugin of the site has changed it. */
export interface ParsedPage {
  source: string;
  frontMatter: Record<string, unknown>;
  /** Headings have the ids that Docusaurus gives them; empty for a page that cannot be parsed. */
  tree: Root;
  /** Why the page cannot be parsed. */
  fault?: { line: number; column?: number; message: string; cure: string };
}

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

/** What to do about text that is no MDX. */
export const SYNTAX_CURE = 'Close every tag, and put a literal < or { in backticks.';

const YAML_CURE = 'Write one "field: value" a line, and put a value with a colon in quotes.';

interface SyntaxFault {
  reason?: string;
  message: string;
  line?: number;
  column?: number;
  /** YAML counts from 0, with the line of dashes. */
  mark?: { line: number };
}

function faultOf(error: unknown): NonNullable<ParsedPage['fault']> {
  const { reason, message, line, column, mark } = error as SyntaxFault;
  const text = (reason ?? message).split('\n')[0];
  // A tag without its end is reported for the end of the file, and names its place in words.
  const [inWords, ofTag] = / \((\d+):\d+-\d+:\d+\)/.exec(text) ?? [];
  return {
    line: Number(ofTag ?? line ?? (mark ? mark.line + 1 : 1)),
    ...(column && !ofTag ? { column } : {}),
    message: `${text.replace(inWords ?? '', '').replace(/[.:]$/, '')}.`,
    cure: mark ? YAML_CURE : SYNTAX_CURE,
  };
}

/**
 * Parses a page with the syntax that Docusaurus gives MDX.
 *
 * @param file - Absolute path, for messages.
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
