import { traverse, types } from '@babel/core';
import type { PluginObj } from '@babel/core';
import { parseSource } from './parse-source';

const DIRECTIVE = /^[\s*/]*@ts-(?:ignore|expect-error|nocheck|check)\b/;

interface Range {
  start: number;
  end: number;
}

/** A range with the rest of its lines, where nothing else stands on them. */
function wholeLines(source: string, { start, end }: Range): Range {
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
 * Removes the comments that speak to the TypeScript compiler, with the braces around them in JSX.
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
    .map((range) => wholeLines(source, range))
    .toReversed()
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), source);
}

/**
 * Babel plugin that lets parameters with a type forget their lines, so that Prettier joins what only
 * the type had spread over several.
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
          // A comment goes with the line that it stands on.
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
