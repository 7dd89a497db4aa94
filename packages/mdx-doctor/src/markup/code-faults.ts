import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Conventions } from '../conventions';
import { faultAt } from './fault';
import type { MarkupFault } from './fault';

const DRAWN =
  /^(?:mermaid|plantuml|puml|dot|graphviz|d2|vega(?:-lite)?|ditaa|wavedrom|markmap|math|katex|asciimath)$/i;
const NAME = /^[a-z\d_+#.-]+$/;
const ANY_CASE = /^[a-z\d_+#./-]+$/i;
const CODE_MARK = /\[!code [^\]\n]+\]/;

/** What a code block contains that would be shown as it is written. */
export function codeFaults(
  code: Code,
  { drawn, lowerCase, codeMarkCure }: Conventions,
): MarkupFault[] {
  const { lang, value } = code;
  if (lang && DRAWN.test(lang) && !drawn.includes(lang.toLowerCase())) {
    const message = `The ${lang} code block is shown as code, because the site draws no diagrams or formulas.`;
    return [faultAt(code, { message, cure: 'Show an SVG image, or the code as ```text.' })];
  }
  if (lang && !(lowerCase ? NAME : ANY_CASE).test(lang)) {
    const message = `The language of the code block is ${JSON.stringify(lang)}.`;
    const cure =
      'Write one in lower case, and options after a space: ```tsx title="…" {1,3}; a callout is :::note.';
    return [faultAt(code, { message, cure })];
  }
  const [mark] = /^(?:md|mdx|markdown|text)$/.test(lang ?? '') ? [] : (CODE_MARK.exec(value) ?? []);
  if (!mark || codeMarkCure === null) {
    return [];
  }
  const line = code.position!.start.line + value.slice(0, value.indexOf(mark)).split('\n').length;
  const message = `The code block has the comment ${mark}, which would be shown.`;
  return [{ rule: 'markup', line, message, cure: codeMarkCure }];
}

function isClosed({ position }: Code, source: string): boolean {
  const [opening = '', ...lines] = source
    .slice(position?.start.offset, position?.end.offset)
    .split('\n');
  const [mark = ''] = /^(?:`+|~+)/.exec(opening) ?? [];
  const last =
    lines
      .at(-1)
      ?.replace(/^[\s>]*/, '')
      .trimEnd() ?? '';
  return last.startsWith(mark) && last === mark.charAt(0).repeat(last.length);
}

/** The first code block without an end; what follows it isn't read. */
export function openCodeFaults(tree: Root, source: string): MarkupFault[] {
  const faults: MarkupFault[] = [];
  visit(tree, 'code', (code, _index, parent) => {
    if (faults.length > 0 || isClosed(code, source)) {
      return;
    }
    const fault =
      parent?.type === 'containerDirective'
        ? {
            message: 'The code block has a line of colons, which ends the callout around it.',
            cure: `Start and end the callout with more colons: ::::${parent.name}.`,
          }
        : {
            message: 'The code block has no end, so the rest of the page is code.',
            cure: 'Close it with a line of as many backticks as it starts with.',
          };
    faults.push(faultAt(code, fault));
  });
  return faults;
}
