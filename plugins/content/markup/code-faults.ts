import type { Code } from 'mdast';
import type { MarkupFault } from './fault';

const DIAGRAMS =
  /^(?:mermaid|plantuml|puml|dot|graphviz|d2|vega(?:-lite)?|ditaa|wavedrom|markmap)$/i;
const MATH = /^(?:math|katex|asciimath)$/i;
const CODE_MARK = /\[!code ([^\]\n]+)\]/;

/** The magic comment that does the same as Shiki's. */
const MARKS: readonly [RegExp, string][] = [
  [/^\+\+/, '// add-next-line'],
  [/^--/, '// remove-next-line'],
  [/^focus/, '// focus-next-line'],
];

type Fault = Pick<MarkupFault, 'message' | 'cure'> & { after?: number };

function languageFault({ lang, meta }: Code): Fault | null {
  if (!lang) {
    return null;
  }
  if (DIAGRAMS.test(lang)) {
    return {
      message: `The ${lang} code block is shown as code, because the site draws no diagrams.`,
      cure: 'Draw an SVG into static/img/ and show it as an image, or show the code as ```text.',
    };
  }
  if (MATH.test(lang)) {
    return {
      message: `The ${lang} code block is shown as code, because the site typesets no formulas.`,
      cure: 'Show the formula as an SVG image, or the code as ```text.',
    };
  }
  if (/^[\w+#.-]+$/.test(lang)) {
    const lower = lang.toLowerCase();
    return lang === lower
      ? null
      : {
          message: `The language of the code block is ${JSON.stringify(lang)}.`,
          cure: `Write it in lower case: \`\`\`${lower}.`,
        };
  }
  const [, name = '', rest = ''] = /^([\w+#.-]*)(.*)$/.exec(lang) ?? [];
  const options = [
    /^\{[\d,-]+\}/.exec(rest)?.[0],
    rest.includes('line-numbers') && 'showLineNumbers',
  ]
    .filter(Boolean)
    .join(' ');
  return {
    message: `The language of the code block is ${JSON.stringify(lang)}.`,
    cure: name
      ? `Write a space after the language: \`\`\`${[name, options || 'title="…"', meta].filter(Boolean).join(' ')}.`
      : 'Write a language, such as ```tsx; a callout is :::note.',
  };
}

function markFault({ value, lang }: Code): Fault | null {
  const [found, mark = ''] = /^(?:md|mdx|markdown|text)$/.test(lang ?? '')
    ? []
    : (CODE_MARK.exec(value) ?? []);
  if (!found) {
    return null;
  }
  const instead = MARKS.find(([pattern]) => pattern.test(mark))?.[1] ?? '// highlight-next-line';
  return {
    after: value.slice(0, value.indexOf(found)).split('\n').length,
    message: `The code block has the comment ${found}, which would be shown.`,
    cure: `Write ${instead} on the line before.`,
  };
}

/** What a code block contains that would be shown as it is written. */
export function codeFaults(code: Code): MarkupFault[] {
  const line = code.position?.start.line ?? 1;
  return [languageFault(code), markFault(code)].flatMap((fault) =>
    fault
      ? [
          {
            rule: 'markup',
            line: line + (fault.after ?? 0),
            message: fault.message,
            cure: fault.cure,
          },
        ]
      : [],
  );
}
