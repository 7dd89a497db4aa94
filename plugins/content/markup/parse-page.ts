import docusaurusHeadings from '@docusaurus/mdx-loader/lib/remark/headings';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { syntaxCure, YAML_CURE } from '../../shared/syntax-cures';
import type { MarkupFault } from './fault';
import { prepare } from './prepare';
import type { Prepared } from './prepare';

/** A page as written, before plugins of the site transform it. */
export interface ParsedPage {
  source: string;
  frontMatter: Record<string, unknown>;
  /**
   * Syntax tree with heading ids as in Docusaurus and positions in the source; empty if the page can't be
   * parsed.
   */
  tree: Root;
  /** Syntax of other tools that can't be parsed or would be lost. */
  foreign: MarkupFault[];
  /** The syntax error, if the page can't be parsed. */
  fault?: { line: number; column?: number; message: string; cure: string };
}

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

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
  const reasonText = text.replace(inWords ?? '', '').replace(/[.:]$/, '');
  return {
    line: Number(ofTag ?? line ?? (mark ? mark.line + 1 : 1)),
    ...(column && !ofTag ? { column } : {}),
    message: mark ? `The front matter is not valid YAML: ${reasonText}.` : `${reasonText}.`,
    cure: mark ? YAML_CURE : (syntaxCure(reasonText) ?? ''),
  };
}

/** Sets the positions of a tree to those in the file. */
function restorePositions(tree: Root, source: string, { offsetInFile }: Prepared): void {
  const starts = [0, ...Array.from(source.matchAll(/\n/g), ({ index }) => index + 1)];
  const restore = ({ position }: Pick<Nodes, 'position'>) => {
    for (const point of position ? [position.start, position.end] : []) {
      const offset = offsetInFile(point.offset ?? 0);
      Object.assign(point, { offset, column: offset - starts[point.line - 1]! + 1 });
    }
  };
  visit(tree, restore);
}

/**
 * Parses a page with the MDX syntax that Docusaurus supports.
 *
 * @param file - Absolute path, for error messages.
 * @param source - The page's text.
 */
export async function parsePage(file: string, source: string): Promise<ParsedPage> {
  const prepared = prepare(source);
  const page = { source, foreign: prepared.faults };
  let frontMatter: Record<string, unknown> = {};
  try {
    ({ frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent: source }));
    const tree = processor.parse(prepared.text);
    await (docusaurusHeadings as unknown as Headings)({ anchorsMaintainCase: false })(tree);
    restorePositions(tree, source, prepared);
    return { ...page, frontMatter, tree };
  } catch (error) {
    const tree: Root = { type: 'root', children: [] };
    return { ...page, frontMatter, tree, fault: faultOf(error) };
  }
}

type Headings = (options: { anchorsMaintainCase: boolean }) => (tree: Root) => Promise<void>;
