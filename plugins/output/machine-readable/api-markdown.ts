import type { Evidence } from 'accessibility-evidence';
import type { ApiEntry, ApiPageData } from '../../../src/api/types';
import type { ApiPage } from '../../reference/api-pages';
import { code as inlineCode } from '../../reference/api-pages/change-text';
import { pageContent } from '../../reference/api-pages/content';
import type { Section } from '../../reference/api-pages/content';
import type { Dialect } from '../../reference/api-pages/dialect';
import { entryText, pageData } from '../../reference/api-pages/entries';
import { mdxText } from '../../reference/api-pages/mdx-text';
import { usedInText } from '../../reference/api-pages/used-in';
import { evidenceSection } from './evidence-section';
import type { DocPage } from '../../shared/version-docs';

type List = keyof Omit<ApiPageData, 'name'>;

interface Column {
  title: string;
  /** Content of a cell; empty for none. */
  cell: (entry: ApiEntry) => string;
}

const code = (text: string | undefined) => (text ? inlineCode(text) : '');

function nameCell({ name, required, deprecated, since, isState }: ApiEntry): string {
  const marks = [
    ...(required ? ['required'] : []),
    ...(deprecated === undefined ? [] : ['deprecated']),
    ...(since ? [`since v${since}`] : []),
    ...(isState ? ['state class'] : []),
  ];
  return `${code(name)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

const NAME: Column = { title: 'Name', cell: nameCell };
const TYPE: Column = { title: 'Type', cell: ({ type, fullType }) => code(fullType ?? type) };
const DEFAULT: Column = { title: 'Default', cell: (entry) => code(entry.default) };
const DESCRIPTION: Column = {
  title: 'Description',
  cell: (entry) => entryText(entry, inlineCode),
};

/** The columns of `src/api/columns.tsx`. */
const COLUMNS: Record<List, readonly Column[]> = {
  props: [NAME, TYPE, DEFAULT, DESCRIPTION],
  inherited: [NAME, TYPE, DEFAULT, DESCRIPTION],
  slots: [
    { ...NAME, title: 'Slot name' },
    { title: 'Class name', cell: ({ className }) => code(className) },
    DEFAULT,
    DESCRIPTION,
  ],
  classes: [
    { ...NAME, title: 'Class name' },
    { title: 'Rule name', cell: ({ key }) => code(key) },
    DESCRIPTION,
  ],
};

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replace(/\s+/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`;
}

function table(list: List, entries: readonly ApiEntry[]): string {
  const columns = COLUMNS[list].filter(
    (column) => column !== DEFAULT || entries.some((entry) => entry.default),
  );
  return [
    row(columns.map(({ title }) => title)),
    row(columns.map(() => '---')),
    ...entries.map((entry) => row(columns.map(({ cell }) => cell(entry)))),
  ].join('\n');
}

function dialect({ component, pathname, resolve, usedIn }: ApiPage, siteUrl: string): Dialect {
  const link = (href: string) => {
    const isHere = /^[/#]/.test(href);
    return isHere ? `${siteUrl}${href.startsWith('#') ? pathname : ''}${href}` : href;
  };
  const data = pageData(
    component,
    (markdown) => mdxText(markdown, (href) => link(resolve(href))),
    (prop) => mdxText(usedInText(usedIn.get(prop)), link),
  );
  return {
    link,
    rows: (list) => table(list, data[list]),
    folded: (summary, markdown) => `**${summary}**\n\n${markdown}`,
    warning: (title, markdown) =>
      `**${title}**\n\n${markdown}`.replaceAll(/^(.*)$/gm, (_, line: string) =>
        `> ${line}`.trimEnd(),
      ),
  };
}

function sectionsText(sections: readonly Section[], marks: string): string[] {
  return sections.map(({ title, text }) => `${marks} ${title}\n\n${text}`);
}

/**
 * The text of a component's page as Markdown, with the accessibility test results of its demos.
 *
 * @param evidence - By the path of the page with the demos.
 */
export function apiMarkdown(
  page: ApiPage,
  { title, description }: Pick<DocPage, 'title' | 'description'>,
  siteUrl: string,
  evidence: ReadonlyMap<string, Evidence>,
): string {
  const { intro, sections } = pageContent(page, dialect(page, siteUrl));
  return [
    `# ${title}`,
    description,
    ...intro,
    ...sectionsText(sections, '##'),
    ...evidenceSection(page, evidence, siteUrl),
  ].join('\n\n');
}

/** The sections of a component's page that are included in pages about the component. */
const INCLUDED = ['import', 'props', 'inheritance', 'theme-default-props', 'slots', 'classes'];

/** The part of a component's page that is included in the Markdown of pages about the component. */
export function apiPart(page: ApiPage, siteUrl: string): string {
  const { component, pathname } = page;
  const url = `${siteUrl}${pathname}`;
  const full = dialect(page, siteUrl);
  const { sections } = pageContent(page, {
    ...full,
    // They are on the page of the component that declares them, which these pages also include.
    rows: (list) => (list === 'inherited' ? `[List](${url}#inheritance)` : full.rows(list)),
  });
  const included = sections.filter(({ id }) => INCLUDED.includes(id));
  return [`## [${component.name} API](${url})`, ...sectionsText(included, '###')].join('\n\n');
}
