import type { Conventions } from '../conventions';

/** How to write a callout. */
export function calloutCure(kind: string): string {
  return `Write :::${kind} or :::${kind}[Title], the text and ::: on separate lines.`;
}

const LINKS = 'Write a list of links.';
const IMAGE = 'Write an image: ![alternative text](/img/…).';
const DETAILS = 'Write <details> with <summary>.';
export const TABS =
  "Import it: import Tabs from '@theme/Tabs'; import TabItem from '@theme/TabItem';";
export const FORMULA = 'Write the formula as text or code, or show it as an SVG image.';
export const NO_TOC = 'Remove it: every page has a table of contents.';
const FENCE = 'Write a code block (```tsx).';

/**
 * Cures by name.
 *
 * @param cures - By names in lower case, separated by blanks.
 */
export function curesByName(cures: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(
    Object.entries(cures).flatMap(([names, cure]) =>
      names.split(' ').map((name) => [name, cure] as const),
    ),
  );
}

/** The kinds of callouts by what other tools call them. */
const CALLOUTS = curesByName({
  'note memo aside callout admonition alert': 'note',
  'tip hint check success': 'tip',
  'info important': 'info',
  'warning caution warn': 'warning',
  'danger error': 'danger',
});

/** The kind of callout that another tool calls by a name; `undefined` for other names. */
export function calloutKind(name: string): string | undefined {
  return CALLOUTS.get(name.toLowerCase());
}

/** How to write what components of other tools show. */
const CURES = curesByName({
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
  'mermaid diagram plantuml': 'Draw an SVG into static/img/, and show it as an image.',
  'snippet include partial': "Import a file: import Part from './_part.mdx';",
  'math latex tex': FORMULA,
  'quote cite': 'Start each line of a quotation with >.',
  'toc tocinline tableofcontents': NO_TOC,
  heading: 'Write ## before the text of the heading.',
  'link a navlink': 'Write a link: [text](./page.mdx).',
});

/**
 * How to write what a component or container of another tool shows; `undefined` for unknown names.
 *
 * @param name - In any case, also with dashes.
 */
export function componentCure(
  name: string,
  { componentCures }: Pick<Conventions, 'componentCures'>,
): string | undefined {
  const plain = name.toLowerCase().replaceAll('-', '');
  const kind = CALLOUTS.get(plain);
  return componentCures.get(plain) ?? (kind ? calloutCure(kind) : CURES.get(plain));
}
