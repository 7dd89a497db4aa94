import type { Idiom } from './idiom';

/** Code blocks and live fences. */
export const FENCES: readonly Idiom[] = [
  {
    name: 'highlighted lines',
    text: '```js {1,3-4}\na;\nb;\nc;\nd;\n```',
    shows: ['cl-highlight'],
  },
  {
    name: 'highlighted lines without a space',
    text: '```js{1,3-4}\na;\nb;\nc;\nd;\n```',
    refuses:
      '7: The language of the code block is "js{1,3-4}". Write a space after the language: ```js {1,3-4}.',
  },
  {
    name: 'line numbers of VitePress',
    text: '```ts:line-numbers\na;\n```',
    refuses: /Write a space after the language: ```ts showLineNumbers\.$/,
  },
  { name: 'title', text: '```js title="a.js"\na;\n```', shows: ['a.js'] },
  {
    name: 'empty title',
    text: '```js title=""\na;\n```',
    refuses:
      /^7: the code block has the option "title=\\"\\""\. Write the name of the file, title="a\.ts", or remove the option\./,
  },
  { name: 'diff', text: '```diff\n- a\n+ b\n```', shows: ['cl-remove', 'cl-add'] },
  {
    name: 'mark of Shiki',
    text: '```js\na; // [!code ++]\n```',
    refuses:
      '8: The code block has the comment [!code ++], which would be shown. Write // add-next-line on the line before.',
  },
  {
    name: 'Mermaid',
    text: '```mermaid\ngraph TD;\n```',
    refuses:
      '7: The mermaid code block is shown as code, because the site draws no diagrams. Draw an SVG into static/img/ and show it as an image, or show the code as ```text.',
  },
  {
    name: 'formula in a code block',
    text: '```math\nx^2\n```',
    refuses: /^7: The math code block is shown as code/,
  },
  {
    name: 'MyST directive as a fence',
    text: '```{note}\nText.\n```',
    refuses:
      /^7: The language of the code block is "\{note\}"\. Write a language, such as ```tsx; a callout is :::note\.$/,
  },
  {
    name: 'code without an end',
    text: '```js\na;',
    refuses:
      '7: The code block has no end, so the rest of the page is code. Close it with a line of as many backticks as it starts with.',
  },
  {
    name: 'decorator',
    text: '```ts\n@Component({ selector: "x" })\nclass X {}\n```',
    shows: ['Component'],
  },
  {
    name: 'incomplete code',
    text: '```tsx\nconst a = { ... };\n```',
    refuses:
      /^8: the tsx code cannot be parsed: .+ Correct it, or write ```text if it isn't complete code\.$/,
  },
  {
    name: 'live fence without imports',
    text: '```jsx live\n<Chip label="On" />\n```',
    refuses:
      "8: The live fence uses Chip, which it doesn't import. Add: import Chip from '@mui/material/Chip'.",
  },
  {
    name: 'live fence that uses React',
    text: '```jsx live\nfunction Clock() {\n  const [a] = React.useState(1);\n  return <p>{a}</p>;\n}\n```',
    refuses:
      "9: The live fence uses React, which it doesn't import. Add: import * as React from 'react'.",
  },
  {
    name: 'live fence with a hook',
    text: '```jsx live\nfunction Clock() {\n  return <p>{useState(1)[0]}</p>;\n}\n```',
    refuses: /Add: import \{ useState \} from 'react'\.$/,
  },
  {
    name: 'live fence with render()',
    text: '```jsx live\nrender(<p>Text.</p>);\n```',
    refuses:
      "8: The live fence uses render, which it doesn't import. End the fence with the element itself, or with a component.",
  },
  {
    name: 'fence of Crowdin',
    text: '```mdx-code-block\n<b>Text.</b>\n```',
    shows: ['<b>Text.</b>'],
  },
  {
    name: 'language in upper case',
    text: '```TSX\nconst a = <b />;\n```',
    refuses: '7: The language of the code block is "TSX". Write it in lower case: ```tsx.',
  },
];
