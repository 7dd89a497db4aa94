import type { Paragraph, Parent, Text } from 'mdast';
import type { Conventions } from '../conventions';
import type { Fix } from '../engine/finding';
import { calloutCure, calloutKind, componentCure, FORMULA, NO_TOC, TABS } from './component-cures';
import { faultAt, placeAt, shown } from './fault';
import type { MarkupFault } from './fault';

const CALLOUT = calloutCure('note');

/** Markdown of other tools, and how to write it. The first group is a component's name. */
const CURES: readonly [pattern: RegExp, cure: string, rule?: 'callout'][] = [
  [/^:{3,}[ \t]*([^\s:][\w-]*)[^\n]*/m, CALLOUT, 'callout'],
  [/^:{3,}[ \t]*$/m, 'Remove the line, or open a callout before it: :::note.', 'callout'],
  [/^(?:[!?]>[ \t]|(?:!!!|\?\?\?\+?)[ \t]*\w|\.\. [\w-]+::)[^\n]*/, CALLOUT, 'callout'],
  [/^\[![\w-]+\][^\n]*/, CALLOUT, 'callout'],
  [
    /!\[\[[^\]\n]+\]\]|\[![a-z]+[ \t][^\]\n]*\]?|^@import\b[^\n]*/im,
    "Copy code into a code block, show an image as ![alternative text](/img/…), and import shared text: import Part from './_part.mdx';",
  ],
  [/^===[!+]?[ \t]*"[^\n]*/, TABS],
  [/\[\[_?toc_?\]\]|\[TOC\]/i, NO_TOC],
  [/\[\[[^[\]\n]+\]\]/, 'Write [text](./page.mdx); put literal brackets in backticks.'],
  [
    /(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])|(?<![\w+])\+\+[\w-]+(?:\+[\w-]+)*\+\+(?![\w+])|%%[^%\n]+%%/,
    'Write <mark>text</mark>, <kbd>Ctrl</kbd>, or a comment, {/* text */}.',
  ],
  [
    /!\[[^\]\n]*\]\([^)\n]*=\d*%?x\d*%?\)/,
    'Write <img src="/img/…" alt="…" width={320} height={180} />.',
  ],
  [
    /\^?\[\^[^\]\n]*\]|\^\[[^\]\n]+\]|(?<![^\s(])\[[^[\]\n]+\]\[[^[\]\n]*\]/,
    'Define the name on a separate line, [^name]: Text, or [name]: /product/page/; put literal brackets in backticks.',
  ],
  [
    /^\*\[[^\]\n]+\]:[^\n]*|^:[ \t]+\S[^\n]*/m,
    'Write <abbr title="…">…</abbr>, or a list: - **Term**: definition.',
  ],
  [
    /^#{2,6}[A-Za-z\u00a0][^\n]*|^#{7,}[^\n]*|^\([\w-]+\)=$/m,
    'Write ## to ######, a space and the text; an id is after it: ## Title {/* #id */}.',
  ],
  [
    /^\[(?:[xX]?\][^\s(:[]|\][ \t])[^\n]*/,
    'Write "- [ ] Open" or "- [x] Done", each with its spaces.',
  ],
  [
    /^import\s[^\n]*\bfrom\s*["'][^\n]*/m,
    'Write a blank line before it, or put it in backticks if it is text.',
  ],
  [
    /:(?:ref|doc|term|class|func|meth|mod|code|guilabel|kbd):$|:(?:material|octicons|fontawesome|simple)-[\w-]+:/,
    'Write a link, code in backticks, or the name of the icon.',
  ],
  [
    /^\$\$[ \t]*$|\$\$[^$\n]+\$\$|(?<![\\$\w])\$(?=[^\s$])[^$\n]*(?:\\[a-zA-Z]+|[_^])[^$\n]*(?<=[^\s$\\])\$(?![\w$])/m,
    FORMULA,
  ],
];

/** Puts the title of a callout in brackets, where the kind is one of the site's. */
function titleFix(source: string, start: number, { callouts }: Conventions): Fix | undefined {
  const [line = '', colons = '', name = '', title = ''] =
    /^(:{3,})[ \t]*([\w-]+)[ \t]+([^\n[\]]*[^\s[\]])[ \t]*(?=\r?\n)/.exec(source.slice(start)) ??
    [];
  const kind = callouts.includes(name) ? name : calloutKind(name);
  return line && kind && callouts.includes(kind)
    ? { start, end: start + line.length, text: `${colons}${kind}[${title}]` }
    : undefined;
}

/** What would be shown as it is written in a text, first by its row above. */
function textFault(
  node: Text,
  isFirst: boolean,
  source: string,
  conventions: Conventions,
): MarkupFault | null {
  const { start, end } = node.position!;
  const written = source.slice(start.offset, end.offset);
  const value = isFirst ? node.value : ` ${node.value}`;
  const isDrawn = conventions.drawn.includes('math');
  for (const [pattern, cure, rule = 'markup'] of CURES) {
    if (isDrawn && cure === FORMULA) {
      continue;
    }
    const match = pattern.exec(value);
    // Escaped characters and entities are written in another way.
    const at = match ? written.indexOf(match[0].trim().split('\n')[0]!) : -1;
    if (match && at >= 0) {
      return {
        ...{ rule, ...placeAt(source, start.offset! + at) },
        message: `The text has ${shown(match[0])}, which would be shown as it is written.`,
        cure: componentCure(match[1] ?? '', conventions) ?? cure,
        fix: rule === 'callout' ? titleFix(source, start.offset! + at, conventions) : undefined,
      };
    }
  }
  return null;
}

/** Spaces that make code of a line in Markdown, but not in MDX. */
const INDENTED = 4;

/** The indentation of the first line, with tabs as in Markdown, in characters. */
function indentation({ position }: Paragraph, source: string): number {
  const { offset = 0 } = position?.start ?? {};
  const lead = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  return lead.replaceAll('\t', ' '.repeat(INDENTED)).length;
}

/** What would be shown as it is written in a paragraph. */
export function paragraphFaults(
  paragraph: Paragraph,
  parent: Parent | undefined,
  source: string,
  conventions: Conventions,
): MarkupFault[] {
  const [first] = paragraph.children;
  if (parent?.type === 'root' && indentation(paragraph, source) >= INDENTED) {
    const message = 'The text is indented like code, but would be shown as a paragraph.';
    return [
      faultAt(paragraph, { message, cure: 'Write code between ``` lines; indent no other text.' }),
    ];
  }
  const start = first?.type === 'text' ? first.value : '';
  if (/^\|.*\|/s.test(start) || (start.startsWith('|') && paragraph.children.length > 1)) {
    return [
      faultAt(paragraph, {
        message: 'The table has no line under its head.',
        cure: 'Write a line of dashes under the head, between bars: | --- | --- |.',
      }),
    ];
  }
  return paragraph.children.flatMap((node) => {
    const fault =
      node.type === 'text' ? textFault(node, node === first, source, conventions) : null;
    return fault ? [fault] : [];
  });
}
