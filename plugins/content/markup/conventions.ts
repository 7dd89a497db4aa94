import { curesByName, DOCUSAURUS } from 'mdx-doctor/markup';
import type { Conventions } from 'mdx-doctor/markup';
import { line } from '../../../lines/current';
import { keepLine } from '../lines/keep-line';

/** What pages of this site contain, and how to write the rest. */
export const CONVENTIONS: Conventions = {
  ...DOCUSAURUS,
  components: ['Demo', 'Plan', 'UsageDemo', 'Options', 'Conformance', 'Details', 'Head'],
  themeComponents: ['Tabs', 'TabItem', 'Admonition', 'Details'],
  callouts: ['note', 'tip', 'info', 'warning', 'danger'],
  lowerCase: true,
  oldSyntax: false,
  trailingSlash: true,
  relativeUrls: false,
  titleInText: false,
  htmlNames: false,
  otherHosts: false,
  outside: 'so its code blocks and demos would be empty',
  componentCures: curesByName({
    'badge icon': 'Write the word, or show it with <Demo name="…" />.',
    'video youtube vimeo loom iframe': 'Link to it: the site embeds nothing from other hosts.',
    'codepen codesandbox stackblitz sandbox sandpack playground liveeditor example preview':
      'Write <Demo name="…" /> or a live fence (```tsx live).',
    script: 'Write a demo, <Demo name="…" />; pages run no scripts of their own.',
    style: 'Put styles into a CSS module of src/; pages have none of their own.',
    'componentlinkheader componentpagetabs modulebanner':
      'Remove it: the header comes from the front matter.',
  }),
  // Those of the Markdown of mui.com.
  objectCures: new Map([
    ['demo', 'Write <Demo name="…" /> on a separate line.'],
    ['component', 'Remove it: the header comes from "components" in the front matter.'],
  ]),
  clickCure: 'Write a demo for what readers click: <Demo name="…" />.',
  loaderCure: 'Copy the code into a code block, or show it with <Demo name="…" />.',
  codeMarkCure:
    'Write // highlight-next-line, // add-next-line, // remove-next-line or // focus-next-line on the line before.',
  prepare: (tree) => keepLine(tree, line.id),
};
