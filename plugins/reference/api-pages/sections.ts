import path from 'node:path';
import { group, page, subheader } from '../../../src/shell/navigation';
import type { NavigationEntry, NavigationTree } from '../../../src/shell/navigation';
import type { ComponentApi } from '../../../src/api/types';
import { apiPathname } from './site-links';
import type { WrittenPage } from './written-pages';

/** Texts of a section's index page. */
const KINDS = [
  { kind: undefined, id: 'components', title: 'Components' },
  { kind: 'interface', id: 'interfaces', title: 'Interfaces' },
] as const;

interface WrittenPages {
  /** Folder of the API pages, which links are relative to. */
  folder: string;
  pages: readonly WrittenPage[];
}

function titleOf(section: string): string {
  const words = section.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The non-empty parts of a section. */
function partsOf(components: readonly ComponentApi[]) {
  return KINDS.map((part) => ({
    ...part,
    members: components.filter(({ kind }) => kind === part.kind),
  })).filter(({ members }) => members.length > 0);
}

/** The components of a section, which has at least one. */
type Members = [...ComponentApi[], ComponentApi];

function bySection(components: readonly ComponentApi[]): Map<string, Members> {
  const sections = new Map<string, Members>();
  for (const component of components) {
    const { section } = component;
    if (section !== undefined) {
      sections.set(section, [...(sections.get(section) ?? []), component]);
    }
  }
  return sections;
}

function entryOf(component: ComponentApi): NavigationEntry {
  return page(apiPathname(component).replace(/\/$/, ''), {
    title: component.name,
    ...(component.deprecated === undefined ? {} : { deprecated: true }),
  });
}

/**
 * The sidebar entries of API pages: first those without a section, then a group per section.
 *
 * @param basePath - Path of the API pages, such as `/x/api`.
 * @param written - Entries of hand-written pages. Each is added to the interfaces of the section
 *   that its pathname starts with.
 */
export function sectionEntries(
  basePath: string,
  components: readonly ComponentApi[],
  written: NavigationTree = [],
): NavigationEntry[] {
  const groups = [...bySection(components)].map(([section, members]) => {
    const pathname = `${basePath}/${section}`;
    const others = written.filter((entry) => entry.pathname.startsWith(`${pathname}/`));
    const children = [
      page(pathname, { title: 'Index' }),
      ...partsOf(members).map(({ kind, id, title, members: part }) => ({
        ...subheader(`${pathname}-${id}-group`, [
          ...part.map(entryOf),
          ...(kind === 'interface' ? others : []),
        ]),
        title,
      })),
    ];
    return { ...group(`${pathname}-group`, children), title: titleOf(section) };
  });
  return [...components.filter(({ section }) => section === undefined).map(entryOf), ...groups];
}

/** Links to the hand-written pages of a section. */
function writtenList(section: string, { folder, pages }: WrittenPages): string {
  const links = pages
    .filter(({ pathname }) => pathname.includes(`/api/${section}/`))
    .map(
      ({ title, file }) =>
        `- [${title.replace(/ API$/, '')}](${path.posix.relative(folder, file)})`,
    );
  return links.length > 0
    ? `\n\n## Described by hand {/* #described-by-hand */}\n\nThese are part of packages that this site doesn't install.\n\n${links.join('\n')}`
    : '';
}

function indexPage(section: string, components: Members, written: WrittenPages): string {
  const [{ package: from }] = components;
  const parts = partsOf(components).map(
    ({ id, title, members }) =>
      `## ${title} {/* #${id} */}\n\n${members
        .map(({ name, slug }) => `- [${name}](./${slug}.mdx)`)
        .join('\n')}`,
  );
  return `---
title: ${titleOf(section)} API
slug: /api/${section}
description: "The components and types of ${from.name} ${from.version} whose API is described here."
custom_edit_url: null
---

These pages are made from the type declarations of \`${from.name}\` ${from.version}.

${parts.join('\n\n')}${writtenList(section, written)}
`;
}

/**
 * The index pages of the sections: names and contents of their files.
 *
 * @param written - The hand-written pages near the API pages, some of which describe an API too.
 */
export function sectionFiles(
  components: readonly ComponentApi[],
  written: WrittenPages,
): [string, string][] {
  return [...bySection(components)].map(([section, members]) => [
    `index-of-${section}.mdx`,
    indexPage(section, members, written),
  ]);
}
