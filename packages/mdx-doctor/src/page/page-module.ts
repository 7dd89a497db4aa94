import type { Nodes, Root, RootContent } from 'mdast';
import type {} from 'remark-mdx';
import { visit } from 'unist-util-visit';
import { moduleNames } from './module-names';

type Module = Extract<RootContent, { type: 'mdxjsEsm' }>;

/** The syntax tree of code in a page; `undefined` if it wasn't parsed. */
export type Program = NonNullable<Module['data']>['estree'];

/** An import of a page. */
export interface PageImport {
  /** Such as `./_part.mdx`. */
  specifier: string;
  /** The name of each imported value in the page. */
  names: string[];
  line: number;
}

function importsIn(program: Program, line: number): PageImport[] {
  return (program?.body ?? []).flatMap((statement) => {
    const source = 'source' in statement ? statement.source : null;
    if (!source || typeof source.value !== 'string') {
      return [];
    }
    const names =
      statement.type === 'ImportDeclaration'
        ? statement.specifiers.map(({ local }) => local.name)
        : [];
    return [{ specifier: source.value, names, line: statement.loc?.start.line ?? line }];
  });
}

/** The imports of a page, also those it exports again. */
export function pageImports(tree: Root): PageImport[] {
  return tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? importsIn(node.data?.estree, node.position?.start.line ?? 1) : [],
  );
}

/** A piece of code in a page. */
interface Piece {
  node: Nodes;
  code: string;
}

function piecesOf(node: Nodes): Piece[] {
  if (node.type === 'mdxjsEsm') {
    return [{ node, code: node.value }];
  }
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return node.data?.estree?.body.length ? [{ node, code: `;(${node.value}\n);` }] : [];
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return [];
  }
  return node.attributes.flatMap(({ value }, index) =>
    node.attributes[index]!.type === 'mdxJsxExpressionAttribute'
      ? [{ node, code: `;({${String(value)}\n});` }]
      : typeof value === 'object' && value
        ? [{ node, code: `;(${value.value}\n);` }]
        : [],
  );
}

/** What Docusaurus and MDX declare in every page. */
const OF_PAGES = new Set(['props', 'frontMatter', 'contentTitle', 'toc', 'assets', 'metadata']);

/** A name that a page uses but doesn't declare. */
export interface UnknownName {
  name: string;
  /** The node that uses it first. */
  node: Nodes;
}

/** The names that a page's code declares, and those it uses from elsewhere. */
export interface PageNames {
  declared: ReadonlySet<string>;
  unknown: readonly UnknownName[];
}

/** Reads the names in a page's imports, exports, expressions and attributes. */
export function pageNames(tree: Root): PageNames {
  const pieces: Piece[] = [];
  visit(tree, (node) => void pieces.push(...piecesOf(node)));
  const names = pieces.length > 0 ? moduleNames(pieces.map(({ code }) => code).join('\n')) : null;
  if (!names) {
    return { declared: new Set(), unknown: [] };
  }
  let end = 0;
  const ends = pieces.map(({ code }) => (end += code.split('\n').length));
  const unknown = [...names.free].flatMap(([name, line]) => {
    const piece = pieces[ends.findIndex((last) => line <= last)];
    return piece && !OF_PAGES.has(name) ? [{ name, node: piece.node }] : [];
  });
  return { declared: names.declared, unknown };
}
