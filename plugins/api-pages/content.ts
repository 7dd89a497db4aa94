import type { ApiPageData, ComponentApi } from '../../src/api/types';
import { changesSection } from './changes-section';
import type { ApiPage } from './component-pages';
import { mdxText } from './mdx-text';

/** How a page writes what Markdown has no syntax for. */
export interface Dialect {
  /** The URL to write for a path on this site, an anchor of the page, or another site's URL. */
  link: (href: string) => string;
  /** A list of rows. */
  rows: (list: keyof Omit<ApiPageData, 'name'>) => string;
  /** Markdown that is collapsed below a summary. */
  folded: (summary: string, markdown: string) => string;
  warning: (title: string, markdown: string) => string;
}

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

type Found = Section | null;

function demosText({ demos }: ApiPage, link: Dialect['link']): string[] {
  const links = demos.map(({ title, pathname }) => `[${title}](${link(pathname)})`).join(' and ');
  const pages = demos.length > 1 ? 'pages' : 'page';
  return demos.length > 0 ? [`See the demos on the ${links} ${pages}.`] : [];
}

function importSection({ imports, kind }: ComponentApi): Section {
  const lines = imports.join('\n// or\n');
  const language = kind === 'interface' ? 'ts' : 'js';
  return { id: 'import', title: 'Import', text: `\`\`\`${language}\n${lines}\n\`\`\`` };
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

function propsSection(component: ComponentApi, { rows }: Dialect): Section {
  const id = 'props';
  if (component.kind === 'interface') {
    return { id, title: 'Members', text: rows(id) };
  }
  const notes = [refText(component), spreadText(component), styleText(component)].filter(Boolean);
  const list = component.props.length > 0 ? rows(id) : 'This component has no props of its own.';
  return { id, title: 'Props', text: `${list}\n\n${notes.join('\n')}` };
}

function inheritanceSection({ component, resolve }: ApiPage, { link, rows }: Dialect): Found {
  const { name, inheritance, inheritedProps } = component;
  const parts = [];
  if (inheritance) {
    const href = link(resolve(inheritance.pathname ?? inheritance.href ?? ''));
    parts.push(
      `The props of [\`<${inheritance.name} />\`](${href}) are also available in \`${name}\`.`,
    );
  }
  if (inheritedProps.length > 0) {
    const from = new Set(inheritedProps.map((prop) => `\`${prop.from}\``));
    parts.push(`Props inherited from ${[...from].join(' and ')}:`, rows('inherited'));
  }
  return parts.length > 0
    ? { id: 'inheritance', title: 'Inheritance', text: parts.join('\n\n') }
    : null;
}

function themeSection({ name, themeName }: ComponentApi): Found {
  const text = `Use the name \`${themeName}\` to change the default props or style overrides of \`${name}\` in the theme.`;
  return themeName === null
    ? null
    : { id: 'theme-default-props', title: 'Theme default props', text };
}

function slotsSection({ slots }: ComponentApi, { rows }: Dialect): Found {
  return slots.length > 0 ? { id: 'slots', title: 'Slots', text: rows('slots') } : null;
}

function classesSection({ classes, themeName }: ComponentApi, { rows }: Dialect): Found {
  const text = [
    'Use these class names to style the component with CSS.',
    ...(themeName
      ? [
          `The rule names are also the keys of \`styleOverrides\` in the theme, under \`${themeName}\`.`,
        ]
      : []),
    rows('classes'),
  ].join('\n\n');
  return classes.length > 0 ? { id: 'classes', title: 'CSS classes', text } : null;
}

function sourceSection({ kind, source }: ComponentApi): Section {
  const text = `For details, read [the source of the ${kind ?? 'component'}](${source}).`;
  return { id: 'source-code', title: 'Source code', text };
}

/**
 * What a component's page says, for the page itself and its Markdown version.
 *
 * @param playground - The playground in the page's syntax; empty if there is none.
 */
export function pageContent(page: ApiPage, dialect: Dialect, playground = ''): Content {
  const { component } = page;
  const { deprecated, description } = component;
  const comment = (markdown: string) =>
    mdxText(markdown, (href) => dialect.link(page.resolve(href)));
  return {
    intro: [
      ...(deprecated === undefined
        ? []
        : [dialect.warning('Deprecated', comment(deprecated || 'Do not use it in new code.'))]),
      ...demosText(page, dialect.link),
    ],
    sections: [
      importSection(component),
      propsSection(component, dialect),
      inheritanceSection(page, dialect),
      themeSection(component),
      playground ? { id: 'playground', title: 'Playground', text: playground } : null,
      slotsSection(component, dialect),
      classesSection(component, dialect),
      description ? { id: 'notes', title: 'Notes', text: comment(description) } : null,
      changesSection(page, dialect),
      sourceSection(component),
    ].filter((section) => section !== null),
  };
}
