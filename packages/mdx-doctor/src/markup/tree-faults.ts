import type { Delete, Image, ImageReference, Parent, Root, Table } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { Conventions } from '../conventions';
import { pageImports, pageNames } from '../page/page-module';
import type { UnknownName } from '../page/page-module';
import { calloutFaults, directiveFaults } from './callouts';
import { codeFaults, openCodeFaults } from './code-faults';
import { elementFaults, hostFault } from './element-faults';
import { expressionFaults } from './expression-faults';
import { faultAt } from './fault';
import type { MarkupFault, PagePlace } from './fault';
import { importFaults } from './import-faults';
import { footnoteFaults, headingFault, idFaults, linkFault } from './target-faults';
import { paragraphFaults } from './text-faults';

function tableFaults({ align, children }: Table): MarkupFault[] {
  const columns = align?.length ?? 0;
  return children.flatMap((row) =>
    columns > 0 && row.children.length > columns
      ? [
          faultAt(row, {
            message: `The row has ${row.children.length} cells, but the head has ${columns}, so the last would be lost.`,
            cure: 'Write \\| for a bar in a cell, also in code.',
          }),
        ]
      : [],
  );
}

function deletedFault(node: Delete, source: string): MarkupFault[] {
  const start = node.position?.start.offset ?? 0;
  return source.startsWith('~~', start) || source[start] !== '~'
    ? []
    : [
        faultAt(node, {
          message: 'Text between single ~ signs is struck through.',
          cure: 'Write <sub>text</sub> for a subscript, ~~text~~ for struck text, or \\~ for the sign.',
        }),
      ];
}

function imageFault(
  node: Image | ImageReference,
  url: string | undefined,
  conventions: Conventions,
): MarkupFault[] {
  const fault = url ? hostFault('img', url, conventions) : null;
  return fault ? [faultAt(node, fault)] : [];
}

function definitionsOf(tree: Root): Map<string, string> {
  const urls = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => void urls.set(identifier, url));
  return urls;
}

/** A summary that MDX reads as a part of a paragraph, as in most `<details>` on GitHub. */
function summaryFault(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  parent: Parent | undefined,
): MarkupFault[] {
  return node.name === 'summary' &&
    parent?.type === 'paragraph' &&
    parent.children.some((one) => one !== node && (one.type !== 'text' || one.value.trim()))
    ? [
        faultAt(node, {
          message:
            '<summary> is in a paragraph with other text, so it would be a part of that text.',
          cure: 'Write a blank line after </summary>.',
        }),
      ]
    : [];
}

function nameFault({ name, node }: UnknownName): MarkupFault {
  const isText = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  const where = isText
    ? `The expression {${node.value.trim().split('\n')[0]}}`
    : 'name' in node
      ? `An attribute of <${String(node.name)}>`
      : "The page's code";
  return faultAt(node, {
    message: `${where} uses ${name}, which the page doesn't declare.`,
    cure: isText
      ? `If it is text, write \\{, or put it in backticks; otherwise import or export ${name}.`
      : `Import or export ${name} at the top of the page.`,
  });
}

/** A page whose tree is checked. */
export interface CheckedPage extends PagePlace {
  /** The text that the positions in the tree refer to. */
  source: string;
  conventions: Conventions;
}

/**
 * Finds syntax in a page that MDX parses but that would be shown as it is written, be lost, or fail when
 * the page is rendered.
 *
 * @returns The faults by line.
 */
export function treeFaults(
  tree: Root,
  { source, conventions, ...place }: CheckedPage,
): MarkupFault[] {
  const { declared, unknown } = pageNames(tree);
  const definitions = definitionsOf(tree);
  const first: MarkupFault[] = [];
  const faults = [
    ...importFaults(pageImports(tree), place, conventions),
    ...unknown.map(nameFault),
    ...footnoteFaults(tree),
    ...idFaults(tree),
    ...openCodeFaults(tree, source),
  ];
  visit(tree, (node, _index, parent) => {
    switch (node.type) {
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return void faults.push(
          ...elementFaults(node, declared, source, conventions),
          ...summaryFault(node, parent),
        );
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return void first.push(...expressionFaults(node, conventions));
      case 'containerDirective':
        return void faults.push(...calloutFaults(node, source, conventions));
      case 'leafDirective':
      case 'textDirective':
        return void faults.push(...directiveFaults(node, conventions));
      case 'paragraph':
        return void first.push(...paragraphFaults(node, parent, source, conventions));
      case 'link':
        return void faults.push(...linkFault(node, conventions));
      case 'heading':
        return void faults.push(...headingFault(node));
      case 'table':
        return void faults.push(...tableFaults(node));
      case 'delete':
        return void faults.push(...deletedFault(node, source));
      case 'image':
        return void faults.push(...imageFault(node, node.url, conventions));
      case 'imageReference':
        return void faults.push(...imageFault(node, definitions.get(node.identifier), conventions));
      case 'code':
        return void faults.push(...codeFaults(node, conventions));
      default:
        return;
    }
  });
  // They explain what MDX reads in the same line, such as a name in :::{note}.
  const lines = new Set(first.map(({ line }) => line));
  return [...first, ...faults.filter(({ line }) => !lines.has(line))].sort(
    (a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
  );
}
