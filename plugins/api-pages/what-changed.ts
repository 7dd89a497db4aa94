import type { List, ListItem, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { compareLink, isUnchanged } from '../../src/api/history';
import type { ChangeKind, ComponentApi, ReleaseChanges } from '../../src/api/types';

/** Maximum number of names listed per kind; the comparison lists all. */
const NAMES = 6;
/** Lists with at least this many components are collapsed. */
const LONG = 4;

const KINDS: readonly { kind: ChangeKind; verb: string }[] = [
  { kind: 'added', verb: 'added' },
  { kind: 'changed', verb: 'changed' },
  { kind: 'deprecated', verb: 'deprecated' },
  { kind: 'removed', verb: 'removed' },
];

const NOUNS = { props: ['prop', 'props'], slots: ['slot', 'slots'], classes: ['class', 'classes'] };

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

function namesText(names: readonly string[]): PhrasingContent[] {
  const shown = names.slice(0, NAMES);
  const rest = names.length - shown.length;
  return [
    ...shown.flatMap((value, index): PhrasingContent[] => [
      ...(index > 0 ? [text(', ')] : []),
      { type: 'inlineCode', value },
    ]),
    ...(rest > 0 ? [text(` and ${rest} more`)] : []),
  ];
}

function phrases(step: ReleaseChanges): PhrasingContent[][] {
  return (['props', 'slots', 'classes'] as const).flatMap((part) =>
    KINDS.flatMap(({ kind, verb }) => {
      const names = step[part].filter((one) => one.kind === kind).map(({ name }) => name);
      const [one, many] = NOUNS[part];
      return names.length === 0
        ? []
        : [[text(`${verb} ${names.length === 1 ? one : many} `), ...namesText(names)]];
    }),
  );
}

function itemOf({ name, product, since }: ComponentApi, step: ReleaseChanges | null): ListItem {
  const joined = step
    ? phrases(step).flatMap((phrase, index) => (index > 0 ? [text('; '), ...phrase] : phrase))
    : [text(`new in v${since}`)];
  const link: PhrasingContent[] = step
    ? [
        text(' ('),
        {
          type: 'link',
          url: compareLink(product, name, step.from, step.to),
          children: [text(`${step.from} → ${step.to}`)],
        },
        text(')'),
      ]
    : [];
  const label: PhrasingContent = { type: 'inlineCode', value: `<${name} />` };
  return {
    type: 'listItem',
    children: [{ type: 'paragraph', children: [label, text(': '), ...joined, ...link] }],
  };
}

// `summary` allows phrasing content, which the type of a flow element doesn't include.
function folded(list: List, summary: string): MdxJsxFlowElement {
  const element = (name: string, children: RootContent[]) =>
    ({ type: 'mdxJsxFlowElement', name, attributes: [], children }) as MdxJsxFlowElement;
  return element('details', [element('summary', [text(summary)]), list]);
}

/**
 * The section of a component page that lists the changes of its components between documented
 * releases.
 *
 * @param components - The components that the page is about.
 * @returns Empty without changes or earlier releases.
 */
export function whatChanged(components: readonly ComponentApi[]): RootContent[] {
  const items = components.flatMap((component) => [
    ...(component.since === undefined ? [] : [itemOf(component, null)]),
    ...(component.changes ?? [])
      .filter((step) => !isUnchanged(step))
      .map((step) => itemOf(component, step)),
  ]);
  if (items.length === 0) {
    return [];
  }
  const list: List = { type: 'list', ordered: false, spread: false, children: items };
  return [
    { type: 'heading', depth: 2, children: [text('What changed')] },
    items.length < LONG ? list : folded(list, `${items.length} changes, by component and release`),
  ];
}
