import type { Element, RootContent } from 'hast';
import { toString } from 'mdast-util-to-string';
import { CONTINUE, EXIT, SKIP, visit } from 'unist-util-visit';
import type { SearchRecord } from '../../../src/shell/search/types';
import { excerpt } from './excerpt';

/** A page written in MDX, after the build. */
export interface MdxPage {
  /** Path with a trailing slash. */
  url: string;
  title: string;
  description: string;
  /** The element with its text. */
  content: Element;
  /** Reads the code of a demo by its `data-source`; empty if there is none. */
  readDemo: (source: string) => string;
}

/** Elements that aren't part of the text, and a property of others. */
const NO_TEXT = new Set(['noscript', 'pre', 'button', 'svg', 'table']);
const NO_TEXT_PROPERTY = 'dataSearchIgnore';

/** Elements after which a word ends. */
const BLOCKS = new Set(['p', 'div', 'li', 'br']);

const HEADING = /^h[2-4]$/;

/** End of the title of a type's page. */
const API_TITLE = / API$/;

/** The first sentence of such a page's description says what the type is. */
const FIRST_SENTENCE = /^.+?\.(?= |$)/;

const isHeading = (node: RootContent): node is Element =>
  node.type === 'element' && HEADING.test(node.tagName);

function isIgnored({ tagName, properties }: Element): boolean {
  return NO_TEXT.has(tagName) || NO_TEXT_PROPERTY in properties;
}

function textIn(node: RootContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type !== 'element' || isIgnored(node)) {
    return '';
  }
  return node.children.map(textIn).join('') + (BLOCKS.has(node.tagName) ? ' ' : '');
}

/** The text of the elements above the next heading. */
function textAbove(nodes: readonly RootContent[]): string {
  const end = nodes.findIndex(isHeading);
  const above = nodes.slice(0, end === -1 ? undefined : end);
  return excerpt(
    above
      .filter(({ type }) => type === 'element')
      .map(textIn)
      .join(' '),
  );
}

/** Maximum number of lines and characters of the code that a search shows. */
const CODE = { lines: 3, length: 120 } as const;

/** The first lines of code, without their common indentation. */
function firstLines(code: string): string {
  const lines = code.split('\n').slice(0, CODE.lines);
  const indentation = /^ */.exec(code)![0].length;
  return lines
    .map((line) => line.slice(indentation))
    .join('\n')
    .trimEnd()
    .slice(0, CODE.length);
}

/** Where the JSX of a demo begins. */
const JSX_START = /^ {2}return \(\n/m;

/** The first lines of a section's code: its first code block, or the JSX of its first demo. */
function codeAbove(
  nodes: readonly RootContent[],
  readDemo: MdxPage['readDemo'],
): string | undefined {
  const end = nodes.findIndex(isHeading);
  for (const node of nodes.slice(0, end === -1 ? undefined : end)) {
    let block: string | undefined;
    let source: unknown;
    visit(node, 'element', (element) => {
      const { tagName, properties } = element;
      if (NO_TEXT_PROPERTY in properties) {
        return SKIP;
      }
      source ??= properties.dataSource;
      block ??= tagName === 'pre' ? toString(element) : undefined;
      return block === undefined ? CONTINUE : EXIT;
    });
    const [, jsx] = typeof source === 'string' ? readDemo(source).split(JSX_START) : [];
    const code = block ?? jsx;
    if (code) {
      return firstLines(code);
    }
  }
  return undefined;
}

/** What a row of `src/api` says, without its cells with a label. */
function rowText(row: Element): string {
  let text = '';
  visit(row, 'element', ({ properties, children }) => {
    if ('dataDetails' in properties) {
      const cells = children.filter(
        (cell) => cell.type === 'element' && !('dataLabel' in cell.properties),
      );
      text = excerpt(cells.map(textIn).join(' '));
    }
  });
  return text;
}

/** The records of a page's anchors by kind. */
function anchorsOf({ url, title: page, content, readDemo }: MdxPage) {
  const sections: SearchRecord[] = [];
  const demos: SearchRecord[] = [];
  const rows: SearchRecord[] = [];
  // The parent headings by level.
  const above: string[] = [];
  visit(content, 'element', (element, index, parent) => {
    const { id, dataSource, dataRow } = element.properties;
    if (id === undefined) {
      return;
    }
    const anchor = { url: `${url}#${String(id)}` };
    if (isHeading(element)) {
      const title = excerpt(textIn(element));
      const level = Number(element.tagName.slice(1)) - 2;
      above.splice(level, Infinity, title);
      const path = [page, ...above.slice(0, level).filter(Boolean)];
      const below = parent?.children.slice(index! + 1) ?? [];
      const code = codeAbove(below, readDemo);
      sections.push({
        ...{ ...anchor, kind: 'section', title, path, text: textAbove(below) },
        ...(code ? { code } : {}),
      });
    } else if (dataSource !== undefined) {
      demos.push({ ...anchor, kind: 'demo', title: String(id), path: [page], text: '' });
    } else if (dataRow !== undefined) {
      const [, title = ''] = String(id).split('-prop-');
      const path = [page.replace(API_TITLE, '')];
      rows.push({ ...anchor, kind: 'prop', title, path, text: rowText(element) });
    }
  });
  return { sections, demos, rows };
}

/**
 * The search records of a page written in MDX: the page, its sections and its demos; for a type that is
 * described by hand, the type and its members.
 */
export function recordsOfPage(page: MdxPage): SearchRecord[] {
  const { title, url, description } = page;
  const { sections, demos, rows } = anchorsOf(page);
  const text = excerpt(description);
  return rows.length > 0
    ? [
        {
          ...{ kind: 'component', title: title.replace(API_TITLE, ''), path: [], url },
          text: FIRST_SENTENCE.exec(text)?.[0] ?? text,
        },
        ...rows,
      ]
    : [{ kind: 'page', title, path: [], url, text }, ...sections, ...demos];
}
