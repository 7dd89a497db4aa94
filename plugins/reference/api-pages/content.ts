import type { ComponentApi } from '../../../src/api/types';
import { changesText, changesTitle } from './changes-section';
import type { ApiPage } from './component-pages';
import type { Dialect } from './dialect';
import { removalText } from './entries';
import { mdxText } from './mdx-text';

/** A section of a component's page. */
export interface Section {
  id: string;
  title: string;
  /** Markdown. */
  text: string;
}

/** What a component's page says. */
export interface Content {
  /** The Markdown above the first section. */
  intro: string[];
  sections: Section[];
}

/** For a deprecation without a reason. */
const FALLBACK = 'Do not use it in new code.';

function demosText({ demos }: ApiPage, { link }: Dialect): string {
  const links = demos.map(({ title, pathname }) => `[${title}](${link(pathname)})`).join(' and ');
  return demos.length > 0
    ? `See the demos on the ${links} ${demos.length > 1 ? 'pages' : 'page'}.`
    : '';
}

function importText({ imports, kind }: ComponentApi): string {
  const language = kind === 'interface' ? 'ts' : 'js';
  return `\`\`\`${language}\n${imports.join('\n// or\n')}\n\`\`\``;
}

function refText({ ref }: ComponentApi): string {
  if (!ref) {
    return 'The component does not accept a `ref`.';
  }
  return `The \`ref\` is forwarded to the root element${ref.element ? `: \`${ref.element}\`` : ''}.`;
}

function spreadText({ spread }: ComponentApi): string {
  if (!spread) {
    return '';
  }
  return spread.kind === 'element'
    ? `Other props are set on the root element, \`<${spread.name}>\`.`
    : `Other props are passed to \`<${spread.name} />\`.`;
}

function styleText({ sx, systemProps }: ComponentApi): string {
  const accepted = sx ? 'The `sx` prop is accepted.' : 'The `sx` prop is not accepted.';
  return systemProps
    ? `${accepted} Style props such as \`mt\` and \`bgcolor\` are also accepted directly.`
    : accepted;
}

function propsText(component: ComponentApi, { rows }: Dialect): string {
  const list =
    component.props.length > 0 ? rows('props') : 'This component has no props of its own.';
  const notes = [refText(component), spreadText(component), styleText(component)].filter(Boolean);
  return component.kind === 'interface' ? rows('props') : `${list}\n\n${notes.join('\n')}`;
}

function inheritanceText({ component, resolve }: ApiPage, { link, rows }: Dialect): string[] {
  const { name, inheritance, inheritedProps } = component;
  const href = link(resolve(inheritance?.pathname ?? inheritance?.href ?? ''));
  const from = new Set(inheritedProps.map((prop) => `\`${prop.from}\``));
  return [
    ...(inheritance
      ? [`The props of [\`<${inheritance.name} />\`](${href}) are also available in \`${name}\`.`]
      : []),
    ...(from.size > 0
      ? [`Props inherited from ${[...from].join(' and ')}:`, rows('inherited')]
      : []),
  ];
}

function classesText({ classes, themeName }: ComponentApi, { rows }: Dialect): string[] {
  const keys = `The rule names are also the keys of \`styleOverrides\` in the theme, under \`${themeName}\`.`;
  return classes.length === 0
    ? []
    : [
        'Use these class names to style the component with CSS.',
        ...(themeName ? [keys] : []),
        rows('classes'),
      ];
}

/**
 * What a component's page says, for the page itself and its Markdown version.
 *
 * @param playground - The playground in the page's syntax; empty if there is none.
 */
export function pageContent(page: ApiPage, dialect: Dialect, playground = ''): Content {
  const { component, resolve } = page;
  const { name, kind, deprecated, removed, description, slots, themeName, source } = component;
  const comment = (markdown: string) => mdxText(markdown, (href) => dialect.link(resolve(href)));
  const warnings = [
    deprecated === undefined ? '' : comment(deprecated || FALLBACK),
    removed ? comment(removalText(removed)) : '',
  ].filter(Boolean);
  const title = deprecated === undefined ? 'Removed later' : 'Deprecated';
  const warning = warnings.length > 0 ? dialect.warning(title, warnings.join(' ')) : '';
  const theme = `Use the name \`${themeName}\` to change the default props or style overrides of \`${name}\` in the theme.`;
  const sections: [id: string, title: string, ...paragraphs: string[]][] = [
    ['props', kind === 'interface' ? 'Members' : 'Props', propsText(component, dialect)],
    ['import', 'Import', importText(component)],
    ['playground', 'Playground', playground],
    ['inheritance', 'Inheritance', ...inheritanceText(page, dialect)],
    ['theme-default-props', 'Theme default props', themeName === null ? '' : theme],
    ['slots', 'Slots', slots.length > 0 ? dialect.rows('slots') : ''],
    ['classes', 'CSS classes', ...classesText(component, dialect)],
    ['notes', 'Notes', comment(description)],
    ['changes', changesTitle(component), ...changesText(page, dialect)],
    [
      'source-code',
      'Source code',
      `For details, read [the source of the ${kind ?? 'component'}](${source}).`,
    ],
  ];
  return {
    intro: [warning, demosText(page, dialect)].filter(Boolean),
    sections: sections
      .map(([id, title, ...paragraphs]) => ({ id, title, text: paragraphs.join('\n\n') }))
      .filter(({ text }) => text),
  };
}
