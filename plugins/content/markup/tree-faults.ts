import type {
  Blockquote,
  Delete,
  Image,
  ImageReference,
  Paragraph,
  Parent,
  Root,
  Table,
  Text,
} from 'mdast';
import type { LeafDirective, TextDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { CALLOUT_KINDS, kindOf } from './callout-kinds';
import { codeFaults } from './code-faults';
import { containerCure } from './container-cures';
import { ALERT, alertName } from './convert';
import { elementFaults, hostFault } from './element-faults';
import { expressionFaults } from './expression-faults';
import { faultAt } from './fault';
import type { MarkupFault } from './fault';
import { importFaults } from './import-faults';
import type { PagePlace } from './import-faults';
import { pageImports, pageNames } from './page-module';
import type { UnknownName } from './page-module';
import { footnoteFaults, headingFault, idFaults, linkFault } from './target-faults';
import { TEXT_IDIOMS } from './text-idioms';

/** Spaces that make code of a line in Markdown, but not in MDX. */
const INDENTED = 4;

function directiveFault(directive: LeafDirective | TextDirective): MarkupFault[] {
  const { type, name, attributes, children } = directive;
  const isSimple = children.length === 0 && Object.keys(attributes ?? {}).length === 0;
  // Docusaurus shows these as text.
  if (type === 'textDirective' && isSimple) {
    return [];
  }
  const colons = type === 'leafDirective' ? '::' : ':';
  const cure =
    type === 'textDirective'
      ? 'Write \\: for a colon in text, or put the text in backticks.'
      : kindOf(name)
        ? `A callout starts with three colons: :::${name}.`
        : containerCure(name.toLowerCase());
  return [
    faultAt(directive, { message: `The directive "${colons}${name}" is not supported.`, cure }),
  ];
}

function alertFault(quotation: Blockquote): MarkupFault[] {
  const name = alertName(quotation);
  return name === null || kindOf(name)
    ? []
    : [
        faultAt(quotation, {
          rule: 'callout',
          message: `The quotation starts with [!${name}], which is not a kind of callout.`,
          cure: `Use one of ${CALLOUT_KINDS.join(', ')}: > [!NOTE].`,
        }),
      ];
}

function textFaults(node: Text, isFirst: boolean): MarkupFault[] {
  const value = isFirst ? node.value : ` ${node.value}`;
  const { line = 1 } = node.position?.start ?? {};
  const faults = TEXT_IDIOMS.flatMap(({ pattern, first, name, cure }): MarkupFault[] => {
    const match = first && !isFirst ? null : pattern.exec(value);
    return match
      ? [
          {
            ...{ rule: 'markup', line: line + value.slice(0, match.index).split('\n').length - 1 },
            message: `The text has ${name} ${match[0].trim()}, which would be shown as it is written.`,
            cure,
          },
        ]
      : [];
  });
  return faults.slice(0, 1);
}

/** The indentation of the first line, with tabs as in Markdown, in characters. */
function indentation({ position }: Paragraph, source: string): number {
  const { offset = 0 } = position?.start ?? {};
  const lead = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  return lead.replaceAll('\t', ' '.repeat(INDENTED)).length;
}

function paragraphFaults(
  paragraph: Paragraph,
  parent: Parent | undefined,
  source: string,
): MarkupFault[] {
  const [first] = paragraph.children;
  const inQuotation = parent?.type === 'blockquote';
  if (parent?.type === 'root' && indentation(paragraph, source) >= INDENTED) {
    const message = 'The text is indented like code, but would be shown as a paragraph.';
    return [
      faultAt(paragraph, { message, cure: 'Write code between ``` lines; indent no other text.' }),
    ];
  }
  const start = first?.type === 'text' ? first.value : '';
  if (/^\|.*\|/s.test(start) || (start.startsWith('|') && paragraph.children.length > 1)) {
    const fault =
      parent?.type === 'listItem'
        ? {
            message: "The line under the table's head starts like a list.",
            cure: 'Start it with a bar: | --- | --- |.',
          }
        : {
            message: 'The table has no line under its head.',
            cure: 'Write a line of dashes under the head: | --- | --- |.',
          };
    return [faultAt(paragraph, fault)];
  }
  return paragraph.children.flatMap((node) =>
    node.type === 'text' && !(inQuotation && node === first && ALERT.test(node.value))
      ? textFaults(node, node === first)
      : [],
  );
}

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

function imageFault(node: Image | ImageReference, url: string | undefined): MarkupFault[] {
  const fault = url ? hostFault('img', url) : null;
  return fault ? [faultAt(node, fault)] : [];
}

function definitionsOf(tree: Root): Map<string, string> {
  const urls = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => void urls.set(identifier, url));
  return urls;
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
}

/**
 * Finds syntax in a page that MDX parses but that would be shown as it is written, be lost, or fail when
 * the page is rendered.
 *
 * @returns The faults by line.
 */
export function treeFaults(tree: Root, { source, ...place }: CheckedPage): MarkupFault[] {
  const { declared, unknown } = pageNames(tree);
  const definitions = definitionsOf(tree);
  const faults = [
    ...importFaults(pageImports(tree), place),
    ...unknown.map(nameFault),
    ...footnoteFaults(tree),
    ...idFaults(tree),
  ];
  visit(tree, (node, _index, parent) => {
    switch (node.type) {
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return void faults.push(...elementFaults(node, declared));
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return void faults.push(...expressionFaults(node));
      case 'leafDirective':
      case 'textDirective':
        return void faults.push(...directiveFault(node));
      case 'blockquote':
        return void faults.push(...alertFault(node));
      case 'paragraph':
        return void faults.push(...paragraphFaults(node, parent, source));
      case 'link':
        return void faults.push(...linkFault(node));
      case 'heading':
        return void faults.push(...headingFault(node));
      case 'table':
        return void faults.push(...tableFaults(node));
      case 'delete':
        return void faults.push(...deletedFault(node, source));
      case 'image':
        return void faults.push(...imageFault(node, node.url));
      case 'imageReference':
        return void faults.push(...imageFault(node, definitions.get(node.identifier)));
      case 'code':
        return void faults.push(...codeFaults(node));
      default:
        return;
    }
  });
  return faults.sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
}
