/** Markdown of other tools that would be shown as it is written. */
export interface TextIdiom {
  pattern: RegExp;
  /** Only at the start of a paragraph. */
  first?: boolean;
  /** What it is, such as `the tab`. */
  name: string;
  cure: string;
}

const CALLOUT =
  'Write :::note, the text and ::: on separate lines; a title in brackets: :::note[Title].';

export const TEXT_IDIOMS: readonly TextIdiom[] = [
  { pattern: /^[!?]>[ \t][^\n]*/, first: true, name: 'the hint', cure: CALLOUT },
  {
    pattern: /^\([\w-]+\)=$/m,
    first: true,
    name: 'the label',
    cure: 'Write the id after a heading: ## Title {#id}.',
  },
  {
    pattern: /^(?:!!!|\?\?\?\+?)[ \t]*\w[^\n]*/,
    first: true,
    name: 'the admonition',
    cure: CALLOUT,
  },
  {
    pattern: /^===[!+]?[ \t]*"[^\n]*/,
    first: true,
    name: 'the tab',
    cure: "Use <Tabs> and <TabItem> from '@theme/Tabs' and '@theme/TabItem'.",
  },
  { pattern: /^\.\. [\w-]+::[^\n]*/, first: true, name: 'the directive', cure: CALLOUT },
  {
    pattern: /\[\[_?toc_?\]\]|\[TOC\]|\$\{toc\}/i,
    name: 'the table of contents',
    cure: 'Remove it: every page has a table of contents.',
  },
  {
    pattern: /!\[\[[^\]\n]+\]\]/,
    name: 'the embedded file',
    cure: 'Write ![alternative text](/img/…), or import a file: import Part from "./_part.mdx";',
  },
  {
    pattern: /\[\[[^[\]\n]+\]\]/,
    name: 'the wiki link',
    cure: 'Write [text](./page.mdx); put literal brackets in backticks.',
  },
  {
    pattern: /\[![a-z-]+[ \t][^\]\n]*\]?/i,
    name: 'the extension',
    cure: "Import a file (import Part from './_part.mdx';), copy code into a code block, or write :::note.",
  },
  {
    pattern: /\[![A-Z]+\]/,
    name: 'the alert',
    cure: 'Start a quotation with it, "> [!NOTE]", or write :::note.',
  },
  {
    pattern: /(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/,
    name: 'the highlight',
    cure: 'Write <mark>text</mark>.',
  },
  {
    pattern: /!\[[^\]\n]*\]\([^)\n]*=\d*%?x\d*%?\)/,
    name: 'the image with a size',
    cure: 'Write <img src="/img/…" alt="…" width={320} height={180} />.',
  },
  {
    pattern: /\[\^[^\]\s]+\]/,
    name: 'the footnote',
    cure: 'Add its text on a separate line: [^name]: Text.',
  },
  {
    pattern: /(?<![^\s(])\[[^[\]\n]+\]\[[^[\]\n]*\]/,
    name: 'the link',
    cure: 'Add its address on a separate line, [name]: /product/page/, or put brackets in backticks.',
  },
  {
    pattern: /^\*\[[^\]\n]+\]:[^\n]*/m,
    name: 'the abbreviation',
    cure: 'Write <abbr title="…">…</abbr>.',
  },
  {
    pattern: /^:[ \t]+\S[^\n]*/m,
    name: 'the definition',
    cure: 'Write a list: - **Term**: definition.',
  },
  {
    pattern: /^#{2,6}[A-Za-z\u00a0][^\n]*/m,
    name: 'the heading',
    cure: 'Write a space after the # signs.',
  },
  { pattern: /^#{7,}[^\n]*/m, name: 'the heading', cure: 'Use a level from 2 (##) to 6 (######).' },
  {
    pattern: /\^\[[^\]\n]+\]/,
    name: 'the footnote',
    cure: 'Write [^name] here, and its text on a separate line: [^name]: Text.',
  },
  {
    pattern: /^\[(?:[xX]?\][^\s(:[]|\][ \t])[^\n]*/,
    first: true,
    name: 'the task',
    cure: 'Write "- [ ] Open" or "- [x] Done", each with its spaces.',
  },
  {
    pattern: /^import\s[^\n]*\bfrom\s*["'][^\n]*/m,
    name: 'the import',
    cure: 'Write a blank line before it, or put it in backticks if it is text.',
  },
  {
    pattern: /^@import\b[^\n]*/m,
    name: 'the import',
    cure: "Put the text into a file such as _part.mdx and import it: import Part from './_part.mdx';",
  },
  {
    pattern: /:(?:ref|doc|term|class|func|meth|mod|code|guilabel|kbd):$/,
    name: 'the role',
    cure: 'Write a link, [text](./page.mdx), or code in backticks.',
  },
  {
    pattern: /:(?:material|octicons|fontawesome|simple)-[\w-]+:/,
    name: 'the icon',
    cure: 'Write its name, or show it with <Demo name="…" />.',
  },
  {
    pattern: /(?<![\w+])\+\+[\w-]+(?:\+[\w-]+)*\+\+(?![\w+])/,
    name: 'the keys',
    cure: 'Write <kbd>Ctrl</kbd> + <kbd>C</kbd>.',
  },
  { pattern: /%%[^%\n]+%%/, name: 'the comment', cure: 'Write {/* text */}.' },
];
