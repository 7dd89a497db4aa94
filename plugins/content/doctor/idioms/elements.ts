import type { Idiom } from './idiom';

/** JSX and HTML elements, imports and what looks like a tag. */
export const ELEMENTS: readonly Idiom[] = [
  {
    name: 'Mintlify note',
    text: '<Note>Text.</Note>',
    refuses:
      "7: The page uses <Note>, but doesn't import it. Write a callout: :::note, the text and ::: on separate lines.",
  },
  {
    name: 'Starlight aside',
    text: '<Aside type="tip">Text.</Aside>',
    refuses: /Write a callout: :::note/,
  },
  {
    name: 'steps element',
    text: '<Steps>\n\n1. One\n\n</Steps>',
    refuses: "7: The page uses <Steps>, but doesn't import it. Write a numbered list.",
  },
  {
    name: 'code group element',
    text: '<CodeGroup>\n\n```js\na;\n```\n\n</CodeGroup>',
    refuses: /^7: The page uses <CodeGroup>.+ import Tabs from '@theme\/Tabs'/,
  },
  { name: 'card', text: '<Card title="A" href="/b" />', refuses: /Write a list of links\.$/ },
  {
    name: 'tabs',
    text: 'import TabItem from \'@theme/TabItem\';\nimport Tabs from \'@theme/Tabs\';\n\n<Tabs>\n<TabItem value="a" label="A label">\n\nText.\n\n</TabItem>\n</Tabs>',
    shows: ['A label', '<p>Text.</p>'],
  },
  {
    name: 'tabs without an import',
    text: '<Tabs>\n\nText.\n\n</Tabs>',
    refuses:
      "7: The page uses <Tabs>, but doesn't import it. Import it: import Tabs from '@theme/Tabs'; import TabItem from '@theme/TabItem';",
  },
  {
    name: 'tabs of Starlight',
    text: "import { Tabs } from '@astrojs/starlight/components';\n\n<Tabs>Text.</Tabs>",
    refuses:
      /^7: The page imports "@astrojs\/starlight\/components", which isn't installed\. Import it: import Tabs/,
  },
  {
    name: 'member of an unknown component',
    text: '<Tabs.Tab>Text.</Tabs.Tab>',
    refuses: /^7: The page uses <Tabs\.Tab>, but doesn't import it\./,
  },
  {
    name: 'misspelled component',
    text: '<Dmeo name="One" />',
    refuses: "7: The page uses <Dmeo>, but doesn't import it. Did you mean <Demo>?",
  },
  {
    name: 'unknown component in a line',
    text: 'A <Foo /> in a line.',
    refuses:
      "7: The page uses <Foo>, but doesn't import it. Import it at the top of the page, or put it in backticks if it is text.",
  },
  {
    name: 'component of the page',
    text: 'export const Sacks = ({ children }) => <b>{children}</b>;\n\n<Sacks>Rye</Sacks>',
    shows: ['<b>Rye</b>'],
  },
  {
    name: 'theme code block',
    text: "import CodeBlock from '@theme/CodeBlock';\n\n<CodeBlock>a;</CodeBlock>",
    refuses:
      "7: The page imports @theme/CodeBlock, which pages can't use. Write a code block (```tsx).",
  },
  {
    name: 'theme card list',
    text: "import DocCardList from '@theme/DocCardList';\n\n<DocCardList />",
    refuses:
      "7: The page imports @theme/DocCardList, which pages can't use. Write a list of links.",
  },
  {
    name: 'other theme component',
    text: "import X from '@theme/ThemedFoo';\n\n<X />",
    refuses: /^7: The page imports @theme\/ThemedFoo, .+ Pages can import @theme\/Tabs,/,
  },
  {
    name: 'raw loader',
    text: "import code from '!!raw-loader!./a.js';\n\nText.",
    refuses:
      /^7: The page imports "!!raw-loader!\.\/a\.js" with a loader of its own\. Copy the code/,
  },
  {
    name: 'missing module',
    text: "import X from '@site/src/nowhere';\n\n<X />",
    refuses:
      '7: The page imports "@site/src/nowhere", but src/nowhere doesn\'t exist. Correct the path, or create the file.',
  },
  {
    name: 'Docusaurus component',
    text: "import BrowserOnly from '@docusaurus/BrowserOnly';\n\n<BrowserOnly>Text.</BrowserOnly>",
    shows: ['Text.'],
  },
  {
    name: 'details',
    text: '<details>\n<summary>More</summary>\n\nText.\n\n</details>',
    shows: ['<summary>More</summary>', '<p>Text.</p>'],
  },
  { name: 'class', text: '<div class="a">Text.</div>', shows: ['<div class="a">Text.</div>'] },
  { name: 'for', text: '<label for="a">Text.</label>', shows: ['<label for="a">Text.</label>'] },
  {
    name: 'attributes of a table',
    text: '<table><tr><td colspan="2" valign="top">Text.</td></tr></table>',
    shows: ['<td colSpan="2" valign="top">Text.</td>'],
  },
  {
    name: 'SVG attribute',
    text: '<svg stroke-width="2" viewBox="0 0 1 1" aria-label="A" data-b="c" />',
    shows: ['<svg stroke-width="2" viewBox="0 0 1 1" aria-label="A" data-b="c">'],
  },
  {
    name: 'style as text',
    text: '<div style="max-width: 3px; color: red; --own: 1">Text.</div>',
    shows: ['<div style="max-width:3px;color:red;--own:1">Text.</div>'],
  },
  {
    name: 'style with an error',
    text: '<div style="color">Text.</div>',
    refuses:
      '7: <div> has the attribute style="color", which React can\'t render. Correct the declarations, and write them without !important.',
  },
  {
    name: 'important style',
    text: '<div style="color: red !important">Text.</div>',
    refuses: /without !important\.$/,
  },
  {
    name: 'style as an object',
    text: '<div style={{ maxWidth: 3 }}>Text.</div>',
    shows: ['style="max-width:3px"', 'Text.'],
  },
  {
    name: 'event handler',
    text: '<button onclick="go()">Go</button>',
    refuses: /^7: <button> has the attribute onclick="go\(\)", but pages run no scripts/,
  },
  {
    name: 'script',
    text: '<script src="/a.js"></script>',
    refuses:
      /^7: The page has the element <script src="\/a\.js">, which the site doesn't support\./,
  },
  {
    name: 'style sheet',
    text: '<style>{`a {}`}</style>',
    refuses: /^7: The page has the element <style>/,
  },
  {
    name: 'frame of another host',
    text: '<iframe src="https://www.youtube.com/embed/x"></iframe>',
    refuses:
      /^7: <iframe> shows https:\/\/www\.youtube\.com\/embed\/x, but browsers block files of other hosts/,
  },
  {
    name: 'image of another host',
    text: '![A badge](https://img.shields.io/x.svg)',
    refuses:
      /^7: <img> shows https:\/\/img\.shields\.io\/x\.svg, .+ Put the image into static\/img\//,
  },
  {
    name: 'unclosed paragraph',
    text: '<p>Text.',
    refuses: /^7: Expected a closing tag for `<p>`.* Write <\/p>/,
  },
  {
    name: 'placeholder',
    text: 'Run it with <name> here.',
    refuses: /^7: Expected a closing tag for `<name>`.* put <name> in backticks if it is text\.$/,
  },
  {
    name: 'closing tag without an opening one',
    text: 'Text.</p>',
    refuses: /^7: Unexpected closing slash.* Remove the tag, or open it before/,
  },
  {
    name: 'attribute without quotes',
    text: '<img alt="A" width=300 />',
    refuses: /Write the value in quotes or braces\.$/,
  },
  {
    name: 'Vue attribute',
    text: '<a @click="x">Text.</a>',
    refuses: /Write attributes as in React/,
  },
  { name: 'break', text: 'One<br>two<br/>three<hr>', shows: ['One<br/>two<br/>three<hr/>'] },
  {
    name: 'image element without a slash',
    text: '<img src="/img/mill.svg" alt="A mill" width="10">',
    shows: ['alt="A mill"', 'width="10"'],
  },
  { name: 'upper case element', text: 'One<BR>two', shows: ['One<br/>two'] },
  {
    name: 'comment',
    text: 'One.\n\n<!-- hidden\n\n<br> -->\n\nTwo.',
    shows: ['One.', 'Two.'],
    hides: ['hidden'],
  },
  {
    name: 'address in angle brackets',
    text: 'See <https://a.b/c_d_e>.',
    shows: ['<a href="https://a.b/c_d_e">https://a.b/c_d_e</a>.'],
  },
  {
    name: 'mail address in angle brackets',
    text: 'Write to <a.b@c.de>.',
    shows: ['<a href="mailto:a.b@c.de">a.b@c.de</a>'],
  },
  {
    name: 'less than',
    text: 'If a <5 or a <= b.',
    refuses: /^7: Unexpected character `5`.* Write a literal < as \\<, or put it in backticks\.$/,
  },
  {
    name: 'less than with blanks',
    text: 'If a < b and b > c.',
    shows: ['If a &lt; b and b &gt; c.'],
  },
  {
    name: 'less than in code',
    text: 'If `a <5` and\n\n```text\na <5 <br> {x}\n```',
    shows: ['<code>a &lt;5</code>', '<br> {x}'],
  },
  {
    name: 'details on one line with their summary',
    text: '<details><summary>More <b>text</b></summary>\n\nText.\n\n</details>\n\nAfter.',
    shows: ['<summary>More <b>text</b></summary><p>Text.</p></details>', 'After.'],
  },
  {
    name: 'details without blank lines',
    text: '<details>\n  <summary>More</summary>\n  Text.\n</details>',
    shows: ['<summary>More</summary><p>Text.</p></details>'],
  },
  {
    name: 'nested details',
    text: '<details open><summary>A</summary>\n\n<details><summary>B</summary>\n\nText.\n\n</details>\n\nAfter.\n\n</details>',
    shows: [
      '<details open=""><summary>A</summary><details><summary>B</summary><p>Text.</p></details>',
    ],
  },
  {
    name: 'image of another host by reference',
    text: '![A badge][badge]\n\n[badge]: https://a.b/c.svg',
    refuses: /^7: <img> shows https:\/\/a\.b\/c\.svg/,
  },
  {
    name: 'table of contents of the theme',
    text: "import TOCInline from '@theme/TOCInline';\n\n<TOCInline toc={toc} />",
    refuses: /Remove it: every page has a table of contents\.$/,
  },
  {
    name: 'type parameters',
    text: 'A Map<K, V> of them.',
    refuses: /^7: Unexpected character `,`.* Write a literal < as/,
  },
  {
    name: 'element of mui.com',
    text: '<codeblock storageKey="a">\n\n```bash\na\n```\n\n</codeblock>',
    refuses: /^7: <codeblock> is not an element of HTML\. Write a code block/,
  },
  {
    name: 'attribute with an empty value that is on',
    text: '<details open="">\n<summary>More</summary>\n\nText.\n\n</details>\n\n<video src="/a.mp4" controls="" />',
    shows: ['<details open="">', '<video src="/a.mp4" controls="">'],
  },
  {
    name: 'comment without an end',
    text: 'Text.\n\n<!-- hidden\n\nMore.',
    refuses:
      '9: The comment <!-- has no end. Close it with -->, or put it in backticks if it is text.',
  },
  {
    name: 'comment of MDX without an end',
    text: 'Text.\n\n{/* hidden\n\nMore.',
    refuses: /^9: The comment \{\/\* has no end\. Close it with \*\/\},/,
  },
  {
    name: 'comments between other text',
    text: 'One <!-- a -- b --> two {/* c */} `<!--` and \\<!-- three.',
    shows: ['One  two', '<code>&lt;!--</code> and &lt;!-- three.'],
  },
];
