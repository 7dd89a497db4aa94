import type { Idiom } from './idiom';

const callout = (kind: string, title?: string) =>
  `<admonition${title ? ` title="${title}"` : ''} type="${kind}"><p>Text.</p>`;

/** Callouts in the syntax of Docusaurus, GitHub, MkDocs, VitePress and others. */
export const CALLOUTS: readonly Idiom[] = [
  { name: 'callout', text: ':::note\n\nText.\n\n:::', shows: [callout('note')] },
  { name: 'callout without blank lines', text: ':::note\nText.\n:::', shows: [callout('note')] },
  {
    name: 'callout with a title',
    text: ':::tip[A title]\nText.\n:::',
    shows: [callout('tip', 'A title')],
  },
  {
    name: 'callout with a title without brackets',
    text: ':::note A title\nText.\n:::',
    shows: [callout('note', 'A title')],
  },
  {
    name: 'callout with a blank before the title',
    text: ':::note [A title]\nText.\n:::',
    shows: [callout('note', 'A title')],
  },
  {
    name: 'callout with a title as attribute',
    text: ':::note{title="A title"}\nText.\n:::',
    shows: [callout('note', 'A title')],
  },
  {
    name: 'callout with code in the title',
    text: ':::note Use `a[0]`\nText.\n:::',
    shows: ['Use <code>a[0]</code>', '<p>Text.</p>'],
  },
  {
    name: 'callout with an unmatched bracket in the title',
    text: ':::note From [0 to 1\nText.\n:::',
    shows: [callout('note', 'From [0 to 1')],
  },
  { name: 'callout with an id', text: ':::note{#own}\nText.\n:::', shows: ['id="own"'] },
  {
    name: 'callout with an unknown attribute',
    text: ':::note{collapse}\nText.\n:::',
    refuses:
      '7: ":::note{collapse}" has the attribute "collapse", which callouts don\'t have. Remove it; a title is in brackets: :::note[Title].',
  },
  { name: 'capital letter', text: ':::Note\nText.\n:::', shows: [callout('note')] },
  { name: 'capital letters', text: ':::WARNING\nText.\n:::', shows: [callout('warning')] },
  { name: 'blank after the colons', text: '::: tip\nText.\n:::', shows: [callout('tip')] },
  {
    name: 'blank after the colons, and a title',
    text: '::: tip A title\nText.\n:::',
    shows: [callout('tip', 'A title')],
  },
  {
    name: 'four colons',
    text: '::::note Outer title\n\nText.\n\n::::',
    shows: [callout('note', 'Outer title')],
  },
  { name: 'error', text: ':::error\nText.\n:::', shows: [callout('danger', 'Error')] },
  {
    name: 'hint with a title',
    text: ':::hint[A title]\nText.\n:::',
    shows: [callout('tip', 'A title')],
  },
  { name: 'caution', text: ':::caution\nText.\n:::', shows: [callout('warning', 'Caution')] },
  { name: 'important', text: ':::important\nText.\n:::', shows: [callout('info', 'Important')] },
  { name: 'success', text: ':::success\nText.\n:::', shows: [callout('tip', 'Success')] },
  { name: 'secondary', text: ':::secondary\nText.\n:::', shows: [callout('note')] },
  {
    name: 'misspelled kind',
    text: ':::warnning\nText.\n:::',
    refuses: '7: ":::warnning" is not a callout. Did you mean :::warning?',
  },
  {
    name: 'unknown kind',
    text: ':::theorem\nText.\n:::',
    refuses:
      /^7: ":::theorem" is not a callout\. Use one of note, tip, info, warning, danger, or <details>/,
  },
  {
    name: 'no kind',
    text: '::: {#own}\nText.\n:::',
    refuses: '7: ":::{#own}" has no kind of callout. Write the kind first: :::note[Title].',
  },
  {
    name: 'callout without an end',
    text: ':::note\n\nText.',
    refuses: '7: The callout ":::note" has no end. Add a line with ::: after its text.',
  },
  {
    name: 'end without a callout',
    text: 'Text.\n\n:::',
    refuses: '9: ":::" ends no callout. Remove the line, or open a callout before it: :::note.',
  },
  {
    name: 'text after the title in brackets',
    text: ':::note[A title] and more\nText.\n:::',
    refuses: /^7: .+ has text after its title\. Put it in the next paragraph\.$/,
  },
  {
    name: 'nested callouts',
    text: '::::note\n\nText.\n\n:::tip\n\nInside.\n\n:::\n\nAfter.\n\n::::',
    shows: [callout('note'), '<admonition type="tip"><p>Inside.</p>', '<p>After.</p></admonition>'],
  },
  {
    name: 'nested callouts with the same number of colons',
    text: ':::note\n\nText.\n\n:::tip\n\nInside.\n\n:::\n\nAfter.\n\n:::',
    shows: [callout('note'), '<admonition type="tip"><p>Inside.</p>', '<p>After.</p></admonition>'],
  },
  {
    name: 'nested callouts with fewer colons outside',
    text: ':::note\n\n::::tip\n\nInside.\n\n::::\n\nAfter.\n\n:::',
    shows: ['<admonition type="tip"><p>Inside.</p>', '<p>After.</p></admonition>'],
  },
  {
    name: 'callout in a list',
    text: '- Item\n\n  :::note Title\n  Text.\n  :::',
    shows: ['<li>', callout('note', 'Title')],
  },
  {
    name: 'callout in a quotation',
    text: '> ::: tip\n> Text.\n> :::',
    shows: ['<blockquote>', callout('tip')],
  },
  {
    name: 'callout in tabs',
    text: "import Tabs from '@theme/Tabs';\n\n<Tabs>\n\n  ::: tip\n  Text.\n  :::\n\n</Tabs>",
    shows: [callout('tip')],
  },
  {
    name: 'MyST directive',
    text: ':::{note} A title\nText.\n:::',
    shows: [callout('note', 'A title')],
  },
  {
    name: 'Quarto callout',
    text: '::: {.callout-warning}\nText.\n:::',
    shows: [callout('warning')],
  },
  {
    name: 'VitePress details',
    text: '::: details A title\nText.\n:::',
    shows: ['<summary>A title</summary>', '<p>Text.</p>'],
  },
  {
    name: 'details without a title',
    text: ':::details\nText.\n:::',
    shows: ['<summary>Details</summary>'],
  },
  {
    name: 'VitePress code group',
    text: '::: code-group\nText.\n:::',
    refuses: /^7: ":::code-group" is not a callout\. Use <Tabs> and <TabItem>/,
  },
  {
    name: 'steps',
    text: '::: steps\nText.\n:::',
    refuses: '7: ":::steps" is not a callout. Write a numbered list.',
  },
  {
    name: 'callout in code',
    text: '```text\n:::foo\n```\n\nAnd `:::foo`.',
    shows: [':::foo', '<code>:::foo</code>'],
  },
  {
    name: 'leaf directive of a callout',
    text: '::note[Text]',
    refuses:
      '7: The directive "::note" is not supported. A callout starts with three colons: :::note.',
  },
  {
    name: 'leaf directive',
    text: '::youtube{id="x"}',
    refuses: /^7: The directive "::youtube" is not supported\./,
  },
  {
    name: 'text directive',
    text: 'The :abbr[HTML]{title="x"} page.',
    refuses: /^7: The directive ":abbr" is not supported\. Write \\:/,
  },
  {
    name: 'colons in a text',
    text: 'At 10:30 with node:fs and a:b.',
    shows: ['At 10:30 with node:fs and a:b.'],
  },
  { name: 'GitHub alert', text: '> [!NOTE]\n> Text.', shows: [callout('note')] },
  {
    name: 'GitHub alert of another kind',
    text: '> [!IMPORTANT]\n> Text.',
    shows: [callout('info', 'Important')],
  },
  {
    name: 'GitHub alert with paragraphs',
    text: '> [!CAUTION]\n>\n> Text.\n>\n> - Item',
    shows: [callout('warning', 'Caution'), '<li>Item</li>'],
  },
  {
    name: 'Obsidian callout',
    text: '> [!tip]- A *new* title\n> Text.',
    shows: ['A <em>new</em> title', '<p>Text.</p>'],
  },
  {
    name: 'unknown alert',
    text: '> [!TODO]\n> Text.',
    refuses:
      '7: The quotation starts with [!TODO], which is not a kind of callout. Use one of note, tip, info, warning, danger: > [!NOTE].',
  },
  {
    name: 'alert outside a quotation',
    text: '[!NOTE]\nText.',
    refuses: /^7: The text has the alert \[!NOTE\], .+ Start a quotation with it/,
  },
  {
    name: 'MkDocs admonition',
    text: '!!! note "A title"\n    Text.',
    refuses:
      /^7: The text has the admonition !!! note "A title", which would be shown as it is written\. Write :::note,/,
  },
  {
    name: 'folded MkDocs admonition',
    text: '??? tip "A title"\n    Text.',
    refuses: /^7: The text has the admonition \?\?\? tip/,
  },
  {
    name: 'RST directive',
    text: '.. note::\n   Text.',
    refuses: /^7: The text has the directive \.\. note::,/,
  },
  {
    name: 'Admonition element',
    text: 'import Admonition from \'@theme/Admonition\';\n\n<Admonition type="hint">\n\nText.\n\n</Admonition>',
    shows: ['<div>Hint tip<p>Text.</p>'],
  },
  {
    name: 'Admonition element of an unknown kind',
    text: 'import Admonition from \'@theme/Admonition\';\n\n<Admonition type="foo">Text.</Admonition>',
    refuses: '9: <Admonition> has the type "foo". Use one of note, tip, info, warning, danger.',
  },
  {
    name: 'Admonition element without an import',
    text: '<Admonition type="note">Text.</Admonition>',
    refuses:
      "7: The page uses <Admonition>, but doesn't import it. Write a callout: :::note, the text and ::: on separate lines.",
  },
  {
    name: 'callout around code with colons',
    text: ':::tip\n\n```text\n:::\n```\n\nAfter.\n\n:::',
    shows: ['<pre>:::</pre>', '<p>After.</p></admonition>'],
  },
  {
    name: 'callout in a comment',
    text: '<!--\n:::foo\n-->\n\nText.',
    shows: ['Text.'],
    hides: ['foo'],
  },
  {
    name: 'callout with other line ends',
    text: ':::note A title\r\nText.\r\n:::',
    shows: [callout('note', 'A title')],
  },
  {
    name: 'open VitePress details',
    text: '::: details A title {open}\nText.\n:::',
    shows: ['<details open="">', '<summary>A title</summary>'],
  },
  {
    name: 'Docsify hint',
    text: '!> Text.',
    refuses: /^7: The text has the hint !> Text\., .+ Write :::note,/,
  },
  {
    name: 'callout with a colon before the title',
    text: ':::note: A title\nText.\n:::',
    shows: [callout('note', 'A title')],
  },
];
