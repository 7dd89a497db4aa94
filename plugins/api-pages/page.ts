import type { ApiPageData, ComponentApi } from '../../src/api/types';
import { ownValue } from '../../src/own-value';
import { productById } from '../../src/products';
import { changesSection } from './changes-section';
import LEADS from './leads.json';
import { mdxText } from './mdx-text';
import { pathInApi } from './site-links';

/** A page with demos of the component. */
export interface DemoPage {
  title: string;
  /** Path of the page's file, relative to this page's. */
  file: string;
}

interface Input {
  component: ComponentApi;
  data: ApiPageData;
  demos: readonly DemoPage[];
  resolve: (href: string) => string;
  /** The section with the playground; empty if there is none. */
  playground: string;
  /** For an archived page, URL of the current version's declaration, if it exists. */
  currentDeclaration?: string;
}

type Section = string | false | null;

// The limit in plugins/front-matter/schema.ts.
const MAX_DESCRIPTION = 160;

/** What the component is: a sentence of `leads.json`, whose entries may name their product. */
function leadOf({ name, product }: ComponentApi): string | undefined {
  const leads: Record<string, string | undefined> = LEADS;
  return ownValue(leads, `${product}/${name}`) ?? ownValue(leads, name);
}

function descriptionOf(component: ComponentApi): string {
  const { name, kind, product } = component;
  const contents = kind === 'interface' ? 'Members of the type' : 'Props, slots and CSS classes of';
  const reference = `${contents} ${name} in ${productById(product).name}.`;
  const lead = leadOf(component);
  const long = lead ? `${lead} ${reference}` : reference;
  return long.length <= MAX_DESCRIPTION ? long : (lead ?? `API of ${name}.`);
}

function deprecation({ deprecated }: ComponentApi, resolve: Input['resolve']): Section {
  return deprecated === undefined
    ? null
    : `:::warning[Deprecated]\n\n${mdxText(deprecated || 'Do not use it in new code.', resolve)}\n\n:::`;
}

function demosText(demos: readonly DemoPage[]): Section {
  const links = demos.map(({ title, file }) => `[${title}](${file})`).join(' and ');
  const pages = demos.length > 1 ? 'pages' : 'page';
  return demos.length > 0 && `See the demos on the ${links} ${pages}.`;
}

function importSection({ imports, kind }: ComponentApi): string {
  const lines = imports.join('\n// or\n');
  const language = kind === 'interface' ? 'ts' : 'js';
  return `## Import {/* #import */}\n\n\`\`\`${language}\n${lines}\n\`\`\``;
}

function notesSection({ description }: ComponentApi, resolve: Input['resolve']): Section {
  return description !== '' && `## Notes {/* #notes */}\n\n${mdxText(description, resolve)}`;
}

function refText({ ref }: ComponentApi): string {
  if (!ref) {
    return 'The component does not accept a `ref`.';
  }
  return ref.element
    ? `The \`ref\` is forwarded to the root element: \`${ref.element}\`.`
    : 'The `ref` is forwarded to the root element.';
}

function spreadText({ spread }: ComponentApi): string {
  if (!spread) {
    return '';
  }
  const target = spread.kind === 'element' ? `<${spread.name}>` : `<${spread.name} />`;
  return spread.kind === 'element'
    ? `Other props are set on the root element, \`${target}\`.`
    : `Other props are passed to \`${target}\`.`;
}

function styleText({ sx, systemProps }: ComponentApi): string {
  const accepted = sx ? 'The `sx` prop is accepted.' : 'The `sx` prop is not accepted.';
  return systemProps
    ? `${accepted} Style props such as \`mt\` and \`bgcolor\` are also accepted directly.`
    : accepted;
}

function propsSection(component: ComponentApi): string {
  if (component.kind === 'interface') {
    return `## Members {/* #props */}\n\n<ApiEntries kind="props" data={data} />`;
  }
  const notes = [refText(component), spreadText(component), styleText(component)].filter(Boolean);
  const rows =
    component.props.length > 0
      ? '<ApiEntries kind="props" data={data} />'
      : 'This component has no props of its own.';
  return `## Props {/* #props */}\n\n${rows}\n\n${notes.join('\n')}`;
}

function inheritanceSection(
  { name, inheritance, inheritedProps }: ComponentApi,
  data: ApiPageData,
  resolve: Input['resolve'],
): Section {
  const hasRows = data.inherited.length > 0;
  if (!inheritance && !hasRows) {
    return null;
  }
  const parts = ['## Inheritance {/* #inheritance */}'];
  if (inheritance) {
    const href = inheritance.pathname
      ? `./${inheritance.pathname.split('/').at(-2)}.mdx`
      : resolve(inheritance.href ?? '');
    parts.push(
      `The props of [\`<${inheritance.name} />\`](${href}) are also available in \`${name}\`.`,
    );
  }
  if (hasRows) {
    const from = new Set(inheritedProps.map((prop) => `\`${prop.from}\``));
    parts.push(`Props inherited from ${[...from].join(' and ')}:`);
    parts.push('<ApiEntries kind="inherited" data={data} />');
  }
  return parts.join('\n\n');
}

function themeSection({ name, themeName }: ComponentApi): Section {
  return (
    themeName !== null &&
    `## Theme default props {/* #theme-default-props */}

Use the name \`${themeName}\` to change the default props or style overrides of \`${name}\` in the theme.`
  );
}

function slotsSection({ slots }: ComponentApi): Section {
  return slots.length > 0 && `## Slots {/* #slots */}\n\n<ApiEntries kind="slots" data={data} />`;
}

function classesSection({ classes, themeName }: ComponentApi): Section {
  const keys = themeName
    ? `\n\nThe rule names are also the keys of \`styleOverrides\` in the theme, under \`${themeName}\`.`
    : '';
  return (
    classes.length > 0 &&
    `## CSS classes {/* #classes */}\n\nUse these class names to style the component with CSS.${keys}\n\n<ApiEntries kind="classes" data={data} />`
  );
}

function sourceSection({ kind, source }: ComponentApi): string {
  return `## Source code {/* #source-code */}

For details, read [the source of the ${kind ?? 'component'}](${source}).`;
}

interface ContentsItem {
  value: string;
  id: string;
  level: number;
  /** Whether the table of contents lists the entries below it on demand. */
  isFolded?: true;
}

function contents(body: string, { props }: ApiPageData): ContentsItem[] {
  const headings = [...body.matchAll(/^(##+) (.+) \{\/\* #(\S+) \*\/\}$/gm)];
  return headings.flatMap(([, marks, value, id]) => [
    { value, id, level: marks.length, ...(id === 'props' ? { isFolded: true as const } : {}) },
    ...(id === 'props' ? props.map((prop) => ({ value: prop.name, id: prop.id, level: 3 })) : []),
  ]);
}

/**
 * The MDX of a component's page. Its rows are in `<slug>.json`, which only this page imports. Links
 * use file paths, so they also work in an archived version.
 */
export function apiPage(input: Input): string {
  const { component, data, demos, resolve, playground, currentDeclaration } = input;
  const { name, slug, deprecated } = component;
  const body = [
    deprecation(component, resolve),
    demosText(demos),
    importSection(component),
    propsSection(component),
    inheritanceSection(component, data, resolve),
    themeSection(component),
    playground,
    slotsSection(component),
    classesSection(component),
    notesSection(component, resolve),
    changesSection(component, resolve),
    sourceSection(component),
  ]
    .filter(Boolean)
    .join('\n\n');
  return `---
title: ${name} API
slug: /api/${pathInApi(component)}
description: "${descriptionOf(component)}"
custom_edit_url: ${component.declaration}
${currentDeclaration === undefined ? '' : `current_declaration: ${currentDeclaration}\n`}${deprecated === undefined ? '' : 'sidebar_custom_props: { deprecated: true }\n'}---

import { ApiEntries } from '@site/src/api';${playground && "\nimport { Playground } from '@site/src/playground';"}
import data from './${slug}.json';

export const toc = ${JSON.stringify(contents(body, data))};

${body}
`;
}
