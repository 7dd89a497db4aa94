import { nearest } from '../../shared/nearest';
import { CALLOUT_KINDS } from './callout-kinds';

/** Names of containers that fold their content; they become `<details>`. */
export const FOLDED: ReadonlySet<string> = new Set([
  'details',
  'dropdown',
  'spoiler',
  'collapse',
  'collapsible',
]);

const TABS =
  "Use <Tabs> and <TabItem> from '@theme/Tabs' and '@theme/TabItem', or one code block per file.";

const CURES: readonly [names: RegExp, cure: string][] = [
  [/^(?:code-?group|code-?tabs?|tabs?|tab-set|tab-item|tabbed)$/, TABS],
  [/^(?:steps?|procedure)$/, 'Write a numbered list.'],
  [/^(?:cards?|card-?(?:grid|group)|grid|columns?|row|link-?cards?)$/, 'Write a list of links.'],
  [/^(?:demo|example|playground|preview|sandbox)$/, 'Write <Demo name="…" /> or a live fence.'],
  [/^(?:include|snippet)$/, "Import a file: import Part from './_part.mdx';"],
  [/^(?:mermaid|diagram|plantuml)$/, 'Draw an SVG into static/img/, and show it as an image.'],
  [/^(?:quote|cite)$/, 'Start each line of a quotation with >.'],
  [/^(?:raw|v-pre)$/, 'Put text with < or { in backticks.'],
];

/**
 * How to write a container that isn't a callout.
 *
 * @param name - In lower case.
 */
export function containerCure(name: string): string {
  const known = CURES.find(([names]) => names.test(name))?.[1];
  const near = nearest(name, CALLOUT_KINDS);
  return (
    known ??
    (near
      ? `Did you mean :::${near}?`
      : `Use one of ${CALLOUT_KINDS.join(', ')}, or <details>; put text in backticks.`)
  );
}
