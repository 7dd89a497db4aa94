import type { ApiPageData, ComponentApi } from '../../src/api/types';
import { changesSection } from './changes-section';
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

// The limit in plugins/docs-instances/remark-front-matter.ts.
const MAX_DESCRIPTION = 160;

function descriptionOf({ name, kind, package: { name: from } }: ComponentApi): string {
  if (kind === 'interface') {
    return `Members of the ${name} type of ${from}, read from its type declarations.`;
  }
  const long = `Props, slots, CSS classes and imports of the ${name} component of ${from}, read from its type declarations.`;
  return long.length <= MAX_DESCRIPTION ? long : `Props, slots and CSS classes of ${name}.`;
}

function deprecation({ deprecated }: ComponentApi, resolve: Input['resolve']): Section {
  return deprecated === undefined
    ? null
    : `:::warning[Deprecated]\n\n${mdxText(deprecated || 'Do not use it in new code.', resolve)}\n\n:::`;
}

function demosSection(demos: readonly DemoPage[]): Section {
  const links = demos.map(({ title, file }) => `[${title}](${file})`).join(' and ');
  const pages = demos.length > 1 ? 'pages' : 'page';
  return demos.length > 0 && `## Demos {/* #demos */}\n\nSee the demos on the ${links} ${pages}.`;
}

function importSection(component: ComponentApi, resolve: Input['resolve']): string {
  const { imports, description, kind } = component;
  const lines = imports.join('\n// or\n');
  const language = kind === 'interface' ? 'ts' : 'js';
  return `## Import {/* #import */}\n\n\`\`\`${language}\n${lines}\n\`\`\`\n\n${mdxText(description, resolve)}`.trimEnd();
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
  if (!inheritance) {
    return null;
  }
  const href = inheritance.pathname
    ? `./${inheritance.pathname.split('/').at(-2)}.mdx`
    : resolve(inheritance.href ?? '');
  const [only] = new Set(inheritedProps.map(({ from }) => from));
  const rows =
    data.inherited.length > 0
      ? `\n\nProps inherited from \`${only}\`:\n\n<ApiEntries kind="inherited" data={data} />`
      : '';
  return `### Inheritance {/* #inheritance */}

The props of [\`<${inheritance.name} />\`](${href}) are also available in \`${name}\`.${rows}`;
}

function themeSection({ name, themeName }: ComponentApi): Section {
  return (
    themeName !== null &&
    `### Theme default props {/* #theme-default-props */}

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
}

function contents(body: string, { props }: ApiPageData): ContentsItem[] {
  const headings = [...body.matchAll(/^(##+) (.+) \{\/\* #(\S+) \*\/\}$/gm)];
  return headings.flatMap(([, marks, value, id]) => [
    { value, id, level: marks.length },
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
    demosSection(demos),
    importSection(component, resolve),
    playground,
    propsSection(component),
    inheritanceSection(component, data, resolve),
    themeSection(component),
    slotsSection(component),
    classesSection(component),
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
