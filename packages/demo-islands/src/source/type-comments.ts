import { traverse, types } from '@babel/core';
import type { PluginObj } from '@babel/core';
import { parseSource } from './parse-source';

const DIRECTIVE = /^[\s*/]*@ts-(?:ignore|expect-error|nocheck|check)\b/;

interface Range {
  start: number;
  end: number;
}

/** Extends a range to complete lines if nothing else is on them. */
function extendToLines(source: string, { start, end }: Range): Range {
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const newline = source.indexOf('\n', end);
  const lineEnd = newline === -1 ? source.length : newline + 1;
  const isAlone =
    source.slice(lineStart, start).trim() === '' && source.slice(end, lineEnd).trim() === '';
  return isAlone
    ? { start: lineStart, end: lineEnd }
    : { start: source.slice(0, start).trimEnd().length, end };
}

/**
 * Removes comments for the TypeScript compiler, including the braces around them in JSX.
 *
 * @param source - TypeScript source.
 */
export function withoutTypeComments(source: string, filename: string): string {
  if (!source.includes('@ts-')) {
    return source;
  }
  const ast = parseSource(source, filename);
  const containers: Range[] = [];
  traverse(ast!, {
    JSXExpressionContainer({ node }) {
      if (node.expression.type === 'JSXEmptyExpression') {
        containers.push({ start: node.start!, end: node.end! });
      }
    },
  });
  return (ast!.comments ?? [])
    .filter(({ value }) => DIRECTIVE.test(value))
    .map((comment): Range => ({ start: comment.start!, end: comment.end! }))
    .map(
      (comment) =>
        containers.find((at) => at.start < comment.start && at.end > comment.end) ?? comment,
    )
    .map((range) => extendToLines(source, range))
    .toReversed()
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), source);
}

/**
 * Babel plugin that removes the locations of typed parameters, so Prettier joins parameters that only
 * their type broke over several lines.
 */
export function joinedParameters(): PluginObj {
  return {
    visitor: {
      Function({ node }) {
        for (const parameter of node.params) {
          let hasComments = false;
          const parts: types.Node[] = [];
          types.traverseFast(parameter, (part) => {
            parts.push(part);
            hasComments ||= Boolean(part.leadingComments ?? part.trailingComments);
          });
          // Comments need the locations of their lines.
          if ('typeAnnotation' in parameter && parameter.typeAnnotation && !hasComments) {
            parts.forEach((part) => {
              part.loc = null;
            });
          }
        }
      },
    },
  };
}
