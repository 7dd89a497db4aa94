/** How to write a callout. */
export function calloutCure(kind: string): string {
  return `Write :::${kind} or :::${kind}[Title], the text and ::: on separate lines.`;
}

const LINKS = 'Write a list of links.';
const IMAGE = 'Write an image: ![alternative text](/img/…).';
const DETAILS = 'Write <details> with <summary>.';
const TABS = "Import it: import Tabs from '@theme/Tabs'; import TabItem from '@theme/TabItem';";
const FENCE = 'Write a code block (```tsx).';
const HEADER = 'Remove it: the header comes from the front matter.';

/** How to write what components of other tools show, by their names in lower case. */
const CURES = new Map<string, string>(
  Object.entries({
    'note memo aside callout admonition alert': calloutCure('note'),
    'tip hint check success': calloutCure('tip'),
    'info important': calloutCure('info'),
    'warning caution warn': calloutCure('warning'),
    'danger error': calloutCure('danger'),
    'tabs tabitem tab tablist tabpanel tabset tabbed': TABS,
    'codegroup codetabs codegroupitem': `${TABS} Or write one code block per file.`,
    'codeblock code codesnippet highlight': FENCE,
    'steps step procedure': 'Write a numbered list.',
    'card cards cardgroup cardgrid linkcard grid columns column row doccardlist doccard': LINKS,
    'details accordion accordiongroup dropdown expandable collapse collapsible spoiler toggle':
      DETAILS,
    'frame zoom image idealimage themedimage figure': IMAGE,
    'filetree tree folder': 'Write a ```text code block.',
    'paramfield responsefield property optionsapi apitable': 'Write a table.',
    'badge icon': 'Write the word, or show it with <Demo name="…" />.',
    'video youtube vimeo loom iframe': 'Link to it: the site embeds nothing from other hosts.',
    'codepen codesandbox stackblitz sandbox sandpack playground liveeditor example preview':
      'Write <Demo name="…" /> or a live fence (```tsx live).',
    'mermaid diagram plantuml': 'Draw an SVG into static/img/, and show it as an image.',
    'snippet include partial': "Import a file: import Part from './_part.mdx';",
    'math latex tex': 'Write the formula as text or code, or show it as an SVG image.',
    'quote cite': 'Start each line of a quotation with >.',
    script: 'Write a demo, <Demo name="…" />; pages run no scripts of their own.',
    style: 'Put styles into a CSS module of src/; pages have none of their own.',
    'componentlinkheader componentpagetabs modulebanner': HEADER,
    'toc tocinline tableofcontents': 'Remove it: every page has a table of contents.',
    heading: 'Write ## before the text of the heading.',
    'link a navlink': 'Write a link: [text](./page.mdx).',
  }).flatMap(([names, cure]) => names.split(' ').map((name) => [name, cure] as const)),
);

/**
 * How to write what a component or container of another tool shows; `undefined` for unknown names.
 *
 * @param name - In any case, also with dashes.
 */
export function componentCure(name: string): string | undefined {
  return CURES.get(name.toLowerCase().replaceAll('-', ''));
}
