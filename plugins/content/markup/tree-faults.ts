import type { Blockquote, Delete, Image, Paragraph, Root, Table, Text } from 'mdast';
import type { LeafDirective, TextDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { CALLOUT_KINDS, kindOf } from './callout-kinds';
import { codeFaults } from './code-faults';
import { containerCure } from './container-cures';
import { ALERT, alertName } from './convert';
import { elementFaults, hostFault } from './element-faults';
import { expressionFaults } from './expression-faults';
import type { MarkupFault } from './fault';
import { importFaults } from './import-faults';
import type { PagePlace } from './import-faults';
import { pageImports, pageNames } from './page-module';
import type { UnknownName } from './page-module';
import { TEXT_IDIOMS } from './text-idioms';

type Positioned = Pick<Root, 'position'>;
type Fault = Pick<MarkupFault, 'message' | 'cure'> & Partial<MarkupFault>;

function at({ position }: Positioned, fault: Fault): MarkupFault {
  const { line = 1, column } = position?.start ?? {};
  return { rule: 'markup', line, column, ...fault };
}

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
  return [at(directive, { message: `The directive "${colons}${name}" is not supported.`, cure })];
}

function alertFault(quotation: Blockquote): MarkupFault[] {
  const name = alertName(quotation);
  return name === null || kindOf(name)
    ? []
    : [
        at(quotation, {
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

function paragraphFaults(paragraph: Paragraph, inQuotation: boolean): MarkupFault[] {
  const [first] = paragraph.children;
  const start = first?.type === 'text' ? first.value : '';
  if (/^\|.*\|/s.test(start) || (start.startsWith('|') && paragraph.children.length > 1)) {
    const cure = 'Write a line of dashes under the head: | --- | --- |.';
    return [at(paragraph, { message: 'The table has no line under its head.', cure })];
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
          at(row, {
            message: `The row has ${row.children.length} cells, but the table has ${columns} columns, so the last would be lost.`,
            cure: 'Write \\| for a bar in a cell, also in code.',
          }),
        ]
      : [],
  );
}

function footnoteFaults(tree: Root): MarkupFault[] {
  const used = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void used.add(identifier));
  const faults: MarkupFault[] = [];
  visit(tree, 'footnoteDefinition', (node) => {
    if (!used.has(node.identifier)) {
      const message = `No text refers to the footnote [^${node.label ?? node.identifier}], so it isn't shown.`;
      faults.push(at(node, { message, cure: 'Refer to it in the text, or remove it.' }));
    }
  });
  return faults;
}

function deletedFault(node: Delete, source: string): MarkupFault[] {
  const start = node.position?.start.offset ?? 0;
  return source.startsWith('~~', start) || source[start] !== '~'
    ? []
    : [
        at(node, {
          message: 'Text between single ~ signs is struck through.',
          cure: 'Write <sub>text</sub> for a subscript, ~~text~~ for struck text, or \\~ for the sign.',
        }),
      ];
}

function imageFault(node: Image): MarkupFault[] {
  const fault = hostFault('img', node.url);
  return fault ? [at(node, fault)] : [];
}

function nameFault({ name, node }: UnknownName): MarkupFault {
  const isText = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  const where = isText
    ? `The expression {${node.value.trim().split('\n')[0]}}`
    : 'name' in node
      ? `An attribute of <${String(node.name)}>`
      : "The page's code";
  return at(node, {
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
  const faults = [
    ...importFaults(pageImports(tree), place),
    ...unknown.map(nameFault),
    ...footnoteFaults(tree),
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
        return void faults.push(...paragraphFaults(node, parent?.type === 'blockquote'));
      case 'table':
        return void faults.push(...tableFaults(node));
      case 'delete':
        return void faults.push(...deletedFault(node, source));
      case 'image':
        return void faults.push(...imageFault(node));
      case 'code':
        return void faults.push(...codeFaults(node));
      default:
        return;
    }
  });
  return faults.sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
}
