import type { MarkupFault } from './fault';

const CALLOUT = 'Write :::note, the text and ::: on separate lines.';
const TABS =
  "Use <Tabs> and <TabItem> from '@theme/Tabs' and '@theme/TabItem', see the manual's page on demos.";
const PARTIAL =
  "Put the text into a file such as _part.mdx and import it: import Part from './_part.mdx';";
const MATH = 'Write the formula as text or code, or show it as an SVG image; in code, write one $.';

interface Idiom {
  pattern: RegExp;
  /** What the tool it comes from calls it. */
  name: string;
  cure: string | ((match: RegExpExecArray) => string);
}

/** A demo's name from a path such as `pages/components/Basic.js`. */
function demoName(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.\w+$/, '');
}

function liquidCure([tag]: RegExpExecArray): string {
  const [, name = ''] = /\{%-?\s*(\w+)/.exec(tag) ?? [];
  if (/^(?:end)?(?:hint|note|tip|info|warning|callout|admonition)$/.test(name)) {
    return CALLOUT;
  }
  if (/^(?:end)?(?:tabs?|code_?tabs)$/.test(name)) {
    return TABS;
  }
  return /^(?:include|partial|render|content-ref)/.test(name)
    ? PARTIAL
    : 'Write Markdown, or put literal text in backticks.';
}

/** Syntax that MDX can't parse, or would show in parts. */
const IDIOMS: readonly Idiom[] = [
  {
    pattern: /(?<![\\=])\{\{\s*["']?demo["']?\s*:\s*["']([^"']+)["'][^{}]*\}\}/g,
    name: 'the demo',
    cure: ([, path = '']) => `Write <Demo name="${demoName(path)}" /> on a separate line.`,
  },
  {
    pattern: /(?<![\\=])\{\{\s*["']?component["']?\s*:[^{}]*\}\}/g,
    name: 'the component',
    cure: 'Remove it: the header and the API links come from "components" in the front matter.',
  },
  { pattern: /(?<!\\)\{%[^]*?%\}/g, name: 'the template tag', cure: liquidCure },
  {
    pattern: /(?<!\\)\{\{[<%][^]*?[>%]\}\}/g,
    name: 'the shortcode',
    cure: 'Write Markdown, a callout (:::note) or an element of the manual, or put it in backticks.',
  },
  { pattern: /(?<!\\)\{\{#[^{}]*\}\}/g, name: 'the template tag', cure: PARTIAL },
  {
    pattern: /(?<![\\=])\$?\{\{(?![^{}]*:)[^{}]*\}\}/g,
    name: 'the template expression',
    cure: 'Put it in backticks, or write its value.',
  },
  {
    pattern: /^[ \t]*<<<[ \t]*[^\n]+/gm,
    name: 'the code import',
    cure: 'Copy the code into a code block, or show it with <Demo name="…" />.',
  },
  {
    pattern: /^[ \t]*@\[[^\]\n]*\]\([^)\n]*\)/gm,
    name: 'the code import',
    cure: 'Copy the code into a code block, or show it with <Demo name="…" />.',
  },
  { pattern: /^[ \t]*;?-+8<-+[^\n]*/gm, name: 'the snippet', cure: PARTIAL },
  {
    pattern: /<!--\s*(?:@include|#include|include)\b[^]*?-->/gi,
    name: 'the include comment',
    cure: PARTIAL,
  },
  { pattern: /(?<!\\)\$\$[^]*?(?:\$\$|(?=\n[ \t\r]*\n)|$)/g, name: 'the formula', cure: MATH },
  {
    pattern: /(?<![\\$\w])\$(?=[^\s$])[^$\n]*(?:\\[a-zA-Z]+|[_^])[^$\n]*(?<=[^\s$\\])\$(?![\w$])/g,
    name: 'the formula',
    cure: MATH,
  },
  {
    pattern: /\\[([](?=[^\n]*(?:\\[a-zA-Z]{2,}|\^))[^\n]*\\[)\]]/g,
    name: 'the formula',
    cure: MATH,
  },
  { pattern: /(?<!\\)\{@[^{}\n]*\}/g, name: 'the template tag', cure: PARTIAL },
  { pattern: /\\begin\{\w+\*?\}/g, name: 'the formula', cure: MATH },
  {
    // Not of a callout or directive, and not the value of an attribute.
    pattern:
      /(?<!^[^\n]*:{3}[^\n]*|:\w[\w-]*(?:\[[^\]\n]*\])?)(?<![\\=(])\{(?::|[ \t]*[.#][A-Za-z]|[ \t]*[\w-]+[ \t]*=(?![=>]))[^{}\n]*\}/gm,
    name: 'the attribute list',
    cure: 'Write an element with these attributes, such as <img src="…" alt="…" width={320} />; only headings take {#id}.',
  },
  {
    pattern: /(?<!\\)<(script|style)\b[^>]*>/gi,
    name: 'the element',
    cure: ([, name]) =>
      name === 'script'
        ? 'Write a demo or a component of src/; pages run no scripts of their own.'
        : 'Put styles into a CSS module of src/; pages have none of their own.',
  },
];

/** Longest part of the received text that a message contains, in characters. */
const MAX_SHOWN = 60;

function shown(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.length > MAX_SHOWN || line !== text.trim() ? `${line.slice(0, MAX_SHOWN)}…` : line;
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/**
 * Finds syntax of other tools that the site doesn't support.
 *
 * @param masked - The text without code and accepted spellings.
 * @param source - The text, with the same offsets.
 */
export function foreignSyntax(masked: string, source: string): MarkupFault[] {
  const taken: [number, number][] = [];
  return IDIOMS.flatMap(({ pattern, name, cure }) =>
    Array.from(masked.matchAll(pattern)).flatMap((match): MarkupFault[] => {
      const [start, end] = [match.index, match.index + match[0].length];
      if (taken.some(([from, to]) => start < to && end > from)) {
        return [];
      }
      taken.push([start, end]);
      const lead = match[0].length - match[0].trimStart().length;
      return [
        {
          rule: 'markup',
          ...placeOf(masked, start + lead),
          message: `The page has ${name} ${shown(source.slice(start, end))}, which the site doesn't support.`,
          cure: typeof cure === 'string' ? cure : cure(match),
        },
      ];
    }),
  );
}
