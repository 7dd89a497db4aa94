import { group, page, subheader } from '../../src/navigation';
import type { NavigationEntry } from '../../src/navigation';
import type { ComponentApi } from '../../src/api/types';
import { apiPathname } from './site-links';

/** Texts of a section's index page. */
const KINDS = [
  { kind: undefined, id: 'components', title: 'Components' },
  { kind: 'interface', id: 'interfaces', title: 'Interfaces' },
] as const;

function titleOf(section: string): string {
  const words = section.replaceAll('-', ' ');
  return `${words[0].toUpperCase()}${words.slice(1)}`;
}

/** The non-empty parts of a section. */
function partsOf(components: readonly ComponentApi[]) {
  return KINDS.map(({ kind, ...part }) => ({
    ...part,
    members: components.filter((one) => one.kind === kind),
  })).filter(({ members }) => members.length > 0);
}

function bySection(components: readonly ComponentApi[]): Map<string, ComponentApi[]> {
  const sections = new Map<string, ComponentApi[]>();
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
 */
export function sectionEntries(
  basePath: string,
  components: readonly ComponentApi[],
): NavigationEntry[] {
  const groups = [...bySection(components)].map(([section, members]) => {
    const pathname = `${basePath}/${section}`;
    return group(`${pathname}-group`, titleOf(section), [
      page(pathname, { title: 'Index' }),
      ...partsOf(members).map(({ id, title, members: part }) =>
        subheader(`${pathname}-${id}-group`, title, part.map(entryOf)),
      ),
    ]);
  });
  return [...components.filter(({ section }) => section === undefined).map(entryOf), ...groups];
}

function indexPage(section: string, components: readonly ComponentApi[]): string {
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

${parts.join('\n\n')}
`;
}

/** The index pages of the sections: names and contents of their files. */
export function sectionFiles(components: readonly ComponentApi[]): [string, string][] {
  return [...bySection(components)].map(([section, members]) => [
    `index-of-${section}.mdx`,
    indexPage(section, members),
  ]);
}
