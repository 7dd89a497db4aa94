import type { Nodes, Root } from 'mdast';
import { ownValue } from '../own-value';
import { lineOfField } from './front-matter';
import type { ParsedPage } from './parse-page';
import { visit, SKIP } from 'unist-util-visit';

/** A piece of text without code that readers read continuously. */
export interface Prose {
  text: string;
  /** The line in the file of an offset in the text, starting at 1. */
  lineAt: (offset: number) => number;
}

interface Piece {
  text: string;
  line: number;
}

const SPOKEN = new Set(['paragraph', 'heading', 'tableCell']);

/** Replaces code and URLs. A dash keeps the words around them separate. */
function piecesOf(node: Nodes): Piece[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'text') {
    return [{ text: node.value, line }];
  }
  if (node.type === 'inlineCode' || node.type === 'mdxTextExpression') {
    return [{ text: '\u2011', line }];
  }
  if (node.type === 'break') {
    return [{ text: '\n', line }];
  }
  return 'children' in node ? (node.children as Nodes[]).flatMap(piecesOf) : [];
}

function proseOf(pieces: readonly Piece[]): Prose {
  return {
    text: pieces.map(({ text }) => text).join(''),
    lineAt(offset) {
      let rest = offset;
      for (const { text, line } of pieces) {
        if (rest < text.length) {
          return line + text.slice(0, rest).split('\n').length - 1;
        }
        rest -= text.length;
      }
      return pieces.at(-1)?.line ?? 1;
    },
  };
}

/** The paragraphs, headings and table cells of a page. */
export function proseOfTree(tree: Root): Prose[] {
  const found: Prose[] = [];
  visit(tree, (node) => {
    if (SPOKEN.has(node.type)) {
      const prose = proseOf(piecesOf(node as Nodes));
      if (/\p{L}/u.test(prose.text)) {
        found.push(prose);
      }
      return SKIP;
    }
  });
  return found;
}

/** The prose of a page, including its title and description. */
export function proseOfPage({ tree, source, frontMatter }: ParsedPage): Prose[] {
  const fields = ['title', 'description'].flatMap((field) => {
    const text = ownValue(frontMatter, field);
    const line = lineOfField(source, field);
    return typeof text === 'string' ? [proseOf([{ text, line }])] : [];
  });
  return [...fields, ...proseOfTree(tree)];
}
