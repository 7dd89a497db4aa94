import type { Idiom } from './idiom';

/** Headings, links, lists, tables and other Markdown. */
export const TEXTS: readonly Idiom[] = [
  { name: 'heading id', text: '## A title {#own}\n\nText.', shows: ['<h2 id="own">A title</h2>'] },
  {
    name: 'heading id as a comment',
    text: '## A title {/* #own */}\n\nText.',
    shows: ['<h2 id="own">A title</h2>'],
  },
  {
    name: 'escaped heading id',
    text: '## A title \\{#own}\n\nText.',
    shows: ['<h2 id="own">A title</h2>'],
  },
  {
    name: 'heading id in code',
    text: '```md\n## A title {#own}\n```',
    shows: ['## A title {#own}'],
  },
  {
    name: 'heading with several attributes',
    text: '## A title {#own .big}\n\nText.',
    refuses: /^7: The page has the attribute list \{#own \.big\}/,
  },
  {
    name: 'heading without a space',
    text: '##A title',
    refuses: /^7: The text has the heading ##A title, .+ Write a space after the # signs\.$/,
  },
  {
    name: 'title in the text',
    text: '# A title\n\nText.',
    refuses: /^7: The page has a heading of level 1/,
  },
  {
    name: 'VitePress table of contents',
    text: '[[toc]]',
    refuses: /^7: The text has the table of contents \[\[toc\]\], .+ Remove it/,
  },
  {
    name: 'MkDocs table of contents',
    text: '[TOC]',
    refuses: /Remove it: every page has a table of contents\.$/,
  },
  {
    name: 'wiki link',
    text: 'See [[Another page]].',
    refuses: /^7: The text has the wiki link \[\[Another page\]\]/,
  },
  {
    name: 'embedded file',
    text: '![[mill.png]]',
    refuses: /^7: The text has the embedded file !\[\[mill\.png\]\]/,
  },
  {
    name: 'image with a size',
    text: '![A mill](/img/mill.svg =10x20)',
    refuses: /^7: The text has the image with a size .+ Write <img /,
  },
  { name: 'footnote', text: 'A fact.[^1]\n\n[^1]: Its source.', shows: ['A fact.', 'Its source.'] },
  {
    name: 'footnote without a text',
    text: 'A fact.[^1]',
    refuses:
      '7: The text has the footnote [^1], which would be shown as it is written. Add its text on a separate line: [^name]: Text.',
  },
  {
    name: 'text of no footnote',
    text: 'A fact.\n\n[^1]: Its source.',
    refuses:
      "9: No text refers to the footnote [^1], so it isn't shown. Refer to it in the text, or remove it.",
  },
  {
    name: 'link without an address',
    text: 'See [the mill][mill].',
    refuses: /^7: The text has the link \[the mill\]\[mill\]/,
  },
  {
    name: 'link by reference',
    text: 'See [the mill][mill].\n\n[mill]: https://a.b',
    shows: ['<a href="https://a.b">the mill</a>'],
  },
  { name: 'task list', text: '- [x] Done\n- [ ] Open', shows: ['type="checkbox"', 'Done', 'Open'] },
  { name: 'emoji', text: 'Done :tada:', shows: ['Done 🎉'] },
  {
    name: 'icon of MkDocs',
    text: 'Done :material-check:',
    refuses: /^7: The text has the icon :material-check:/,
  },
  { name: 'table', text: '| A | B |\n| - | - |\n| 1 | `a\\|b` |', shows: ['<code>a|b</code>'] },
  {
    name: 'bar in the code of a table',
    text: '| A | B |\n| - | - |\n| 1 | `a|b` |',
    refuses:
      '9: The row has 3 cells, but the head has 2, so the last would be lost. Write \\| for a bar in a cell, also in code.',
  },
  {
    name: 'table without a line',
    text: '| A | B |\n| 1 | 2 |',
    refuses:
      '7: The table has no line under its head. Write a line of dashes under the head: | --- | --- |.',
  },
  {
    name: 'highlighted text',
    text: 'This is ==new== text.',
    refuses: /^7: The text has the highlight ==new==, .+ Write <mark>text<\/mark>\.$/,
  },
  {
    name: 'subscript',
    text: 'Drink H~2~O.',
    refuses: /^7: Text between single ~ signs is struck through\. Write <sub>/,
  },
  { name: 'struck text', text: 'Drink ~~beer~~.', shows: ['<del>beer</del>'] },
  {
    name: 'abbreviation',
    text: 'HTML.\n\n*[HTML]: Hypertext',
    refuses: /^9: The text has the abbreviation \*\[HTML\]: Hypertext/,
  },
  {
    name: 'definition list',
    text: 'Term\n: Its meaning',
    refuses: /^8: The text has the definition : Its meaning/,
  },
  {
    name: 'MkDocs tab',
    text: '=== "npm"\n\n    Text.',
    refuses: /^7: The text has the tab === "npm"/,
  },
  {
    name: 'VitePress code import',
    text: '<<< @/snippets/a.js{2}',
    refuses: /^7: The page has the code import <<< @\/snippets\/a\.js\{2\}/,
  },
  {
    name: 'VitePress include',
    text: '<!--@include: ./a.md-->',
    refuses: /^7: The page has the include comment/,
  },
  {
    name: 'VuePress code import',
    text: '@[code](../a.js)',
    refuses: /^7: The page has the code import @\[code\]/,
  },
  {
    name: 'MkDocs snippet',
    text: '--8<-- "a.md"',
    refuses: /^7: The page has the snippet --8<-- "a\.md"/,
  },
  {
    name: 'include of Microsoft Learn',
    text: '[!INCLUDE [a](a.md)]',
    refuses: /^7: The text has the extension \[!INCLUDE/,
  },
  { name: 'link to a Markdown file', text: '[Near](./near.md)', refuses: /^7: .*near\.md/ },
  {
    name: 'TOML front matter',
    text: '+++\ntitle = "Page"\n+++\n\nText.\n',
    refuses: /^1: The front matter is between "\+\+\+" lines, as TOML\./,
  },
  {
    name: 'heading id after code',
    text: '## With `a {#b}` {#own}\n\nText.',
    shows: ['<h2 id="own">With <code>a {#b}</code></h2>'],
  },
  {
    name: 'keys of MkDocs',
    text: 'Press ++ctrl+c++.',
    refuses: /^7: The text has the keys \+\+ctrl\+c\+\+, .+ Write <kbd>/,
  },
  {
    name: 'extension of Microsoft Learn',
    text: '> [!div class="next"]\n> Text.',
    refuses: /^7: The text has the extension \[!div/,
  },
  {
    name: 'comment of Obsidian',
    text: 'A %%hidden%% text.',
    refuses: /^7: The text has the comment %%hidden%%/,
  },
  {
    name: 'label of MyST',
    text: '(own)=\n\n## A title\n\nText.',
    refuses: /^7: The text has the label \(own\)=/,
  },
  {
    name: 'indented code',
    text: 'Text.\n\n    const a = 1;',
    refuses:
      '9: The text is indented like code, but would be shown as a paragraph. Write code between ``` lines; indent no other text.',
  },
  {
    name: 'link to a page by its path in the repository',
    text: '[Near](@site/docs-lab/near.mdx)',
    shows: ['<a href="/lab/near/">Near</a>'],
  },
  {
    name: 'front matter below a blank line',
    text: '\n---\ntitle: Page\nslug: /page\ndescription: About it.\n---\n\nText.\n',
    refuses:
      '2: The front matter starts below the first line, so it would be text. Remove what is before it.',
  },
  {
    name: 'footnote in a line',
    text: 'A fact^[Its source].',
    refuses: /^7: The text has the footnote \^\[Its source\], .+ Write \[\^name\] here/,
  },
  {
    name: 'footnote with two texts',
    text: 'A fact.[^1]\n\n[^1]: One.\n\n[^1]: Two.',
    refuses: "11: The footnote [^1] has a second text, which isn't shown. Give it another name.",
  },
  {
    name: 'task without a space in its brackets',
    text: '- [] Open',
    refuses: /^7: The text has the task \[\] Open, .+ Write "- \[ \] Open"/,
  },
  {
    name: 'task without a space after its brackets',
    text: '- [x]Done',
    refuses: /^7: The text has the task \[x\]Done,/,
  },
  {
    name: 'table whose line starts like a list',
    text: 'A | B\n- | -\n1 | 2',
    refuses:
      "8: The line under the table's head starts like a list. Start it with a bar: | --- | --- |.",
  },
  {
    name: 'code indented with a tab',
    text: 'Text.\n\n\tconst a = 1;',
    refuses: /^9: The text is indented like code/,
  },
  {
    name: 'list indented with tabs',
    text: '- a\n\t- b\n\n\tMore of a.',
    shows: ['<p>More of a.</p>'],
  },
  {
    name: 'heading without a text',
    text: '##\n\nText.',
    refuses: '7: The heading has no text. Write one, or remove it.',
  },
  {
    name: 'heading of level 7',
    text: '####### A title',
    refuses: /^7: The text has the heading ####### A title, .+ Use a level from 2/,
  },
  {
    name: 'heading with a no-break space',
    text: '##\u00a0A title',
    refuses: /^7: The text has the heading .+ Write a space after the # signs\.$/,
  },
  {
    name: 'import in a paragraph',
    text: "Text.\nimport A from './_a.mdx';",
    refuses: /^8: The text has the import import A from .+ Write a blank line before it/,
  },
  {
    name: 'import of a style sheet',
    text: '@import "./a.md"',
    refuses: /^7: The text has the import @import/,
  },
  {
    name: 'role of reStructuredText',
    text: 'See :ref:`mill`.',
    refuses: /^7: The text has the role :ref:, .+ Write a link/,
  },
  {
    name: 'link at the start of a paragraph',
    text: '[x](./near.mdx)\n\n[x]: the variable.',
    shows: ['<a href="/lab/near/">x</a>'],
  },
  {
    name: 'link without a text',
    text: 'See [](./near.mdx).',
    refuses:
      "7: The link to ./near.mdx has no text, so it isn't shown. Write one: [text](./page.mdx).",
  },
  {
    name: 'link with an empty address',
    text: 'See [the mill]().',
    refuses: '7: The link "the mill" has no address. Write one: [text](./page.mdx).',
  },
  {
    name: 'link that runs a script',
    text: '[Go](javascript:go())',
    refuses: /^7: The link leads to javascript:go\(\), but pages run no scripts/,
  },
  {
    name: 'link with an image',
    text: '[![A mill](/img/mill.svg)](./near.mdx)',
    shows: ['<a href="/lab/near/"><img'],
  },
  {
    name: 'heading id that another one has',
    text: '## A {#own}\n\nText.\n\n## B {#own}\n\nText.',
    refuses:
      '11: The heading has the id "own", which the heading in line 7 has too. Give it another one: ## Title {#id}.',
  },
  {
    name: 'headings with the same text',
    text: '## A\n\nText.\n\n## A\n\nText.',
    shows: ['<h2 id="a">', '<h2 id="a-1">'],
  },
];
