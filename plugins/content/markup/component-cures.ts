const CALLOUT = (kind: string) =>
  `Write a callout: :::${kind}, the text and ::: on separate lines.`;
const LINKS = 'Write a list of links.';
const IMAGE = 'Write an image: ![alternative text](/img/…).';
const DETAILS = 'Write <details> with <summary>.';
const TABS = "Import it: import Tabs from '@theme/Tabs'; import TabItem from '@theme/TabItem';";
const FENCE = 'Write a code block (```tsx).';
const HEADER = 'Remove it: the header comes from the front matter.';

/** How to write what components of other tools show, by their names in lower case. */
const CURES = new Map<string, string>(
  Object.entries({
    'note memo aside callout admonition alert': CALLOUT('note'),
    'tip hint check success': CALLOUT('tip'),
    'info important': CALLOUT('info'),
    'warning caution warn': CALLOUT('warning'),
    'danger error': CALLOUT('danger'),
    'tabs tabitem tab tablist tabpanel': TABS,
    'codegroup codetabs codegroupitem': `${TABS} Or write one code block per file.`,
    'codeblock code codesnippet highlight': FENCE,
    'steps step': 'Write a numbered list.',
    'card cards cardgroup cardgrid linkcard columns column doccardlist doccard': LINKS,
    'accordion accordiongroup expandable collapse collapsible spoiler toggle': DETAILS,
    'frame zoom themedimage figure': IMAGE,
    'filetree tree folder': 'Write a ```text code block.',
    'paramfield responsefield property options-api apitable': 'Write a table.',
    'badge icon': 'Write the word, or show it with <Demo name="…" />.',
    'video youtube vimeo loom iframe': 'Link to it: the site embeds nothing from other hosts.',
    'codepen codesandbox stackblitz sandpack playground liveeditor':
      'Write <Demo name="…" /> or a live fence (```tsx live).',
    'mermaid diagram': 'Draw an SVG into static/img/, and show it as an image.',
    'snippet include partial': "Import a file: import Part from './_part.mdx';",
    'math latex tex': 'Show the formula as an SVG image.',
    'componentlinkheader componentpagetabs modulebanner': HEADER,
    'link a navlink': 'Write a link: [text](./page.mdx).',
  }).flatMap(([names, cure]) => names.split(' ').map((name) => [name, cure] as const)),
);

/**
 * How to write what a component of another tool shows; `undefined` for unknown names.
 *
 * @param name - In any case.
 */
export function componentCure(name: string): string | undefined {
  return CURES.get(name.toLowerCase());
}
