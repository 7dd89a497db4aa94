import type { SyntaxNode } from '../source/syntax';
import type { Place, Scope } from './values';

/** The place of a node. */
export function placeOf(node: SyntaxNode, { module }: Scope): Place {
  const { line, column } = node.loc!.start;
  return { file: module.file, line, column: column + 1 };
}

/** A node's text. */
export function sourceOf(node: SyntaxNode, { module }: Scope): string {
  return module.text.slice(node.start!, node.end!);
}
