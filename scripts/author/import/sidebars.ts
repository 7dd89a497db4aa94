import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** An entry of an imported sidebar: a page by its file, a group, or a link. */
export type ImportedEntry =
  | { file: string; title?: string }
  | { group: string; entries: ImportedEntry[] }
  | { href: string; title: string };

/** A page that is imported. */
export interface ImportedPage {
  /** Path in the folder, with its old ending. */
  name: string;
  fields: Readonly<Record<string, unknown>>;
}

/** An item of a sidebar file, as far as it's read. */
type Item = string | Readonly<Record<string, unknown>>;

const withoutNumber = (name: string) => name.replace(/^\d+\s*[-_.]+\s*/, '');

/** How a sidebar names a page: its folders, and its id or name. */
function idOf({ name, fields }: ImportedPage): string {
  const folders = path.posix
    .dirname(name)
    .split('/')
    .filter((one) => one !== '.')
    .map(withoutNumber);
  const file = withoutNumber(path.posix.basename(name).replace(/\.mdx?$/, ''));
  return [...folders, String(fields.id ?? file)].join('/');
}

/** What `_category_.json` or `_category_.yml` says of a folder. */
function categoryOf(root: string, folder: string): Record<string, unknown> {
  const file = ['json', 'yml', 'yaml']
    .map((ending) => path.join(root, folder, `_category_.${ending}`))
    .find(existsSync);
  return file ? (parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
}

function sentence(name: string): string {
  const words = withoutNumber(name).replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const positionOf = (value: unknown, name: string) =>
  typeof value === 'number' ? value : Number(/^(\d+)[-_. ]/.exec(name)?.[1] ?? Infinity);

/** The tree that Docusaurus makes of a folder without a sidebar file: by position, then by name. */
function treeOfFolder(
  root: string,
  folder: string,
  pages: readonly ImportedPage[],
): ImportedEntry[] {
  const prefix = folder ? `${folder}/` : '';
  const inside = pages.filter(({ name }) => name.startsWith(prefix));
  const here = inside.filter(({ name }) => !name.slice(prefix.length).includes('/'));
  const folders = [
    ...new Set(
      inside
        .map(({ name }) => name.slice(prefix.length).split('/'))
        .flatMap((parts) => (parts.length > 1 ? [parts[0]!] : [])),
    ),
  ];
  const entries = [
    ...here.map(({ name, fields }) => ({
      name: path.posix.basename(name),
      position: positionOf(fields.sidebar_position, path.posix.basename(name)),
      entry: { file: name } as ImportedEntry,
    })),
    ...folders.map((name) => {
      const { label, position } = categoryOf(root, prefix + name);
      return {
        name,
        position: positionOf(position, name),
        entry: {
          group: typeof label === 'string' ? label : sentence(name),
          entries: treeOfFolder(root, prefix + name, pages),
        },
      };
    }),
  ];
  return entries
    .sort((a, b) =>
      a.position === b.position ? (a.name < b.name ? -1 : 1) : a.position - b.position,
    )
    .map(({ entry }) => entry);
}

/**
 * Reads what a Docusaurus sidebar shows: that of `sidebars.js`, or of the folders.
 *
 * @param root - The folder of the pages.
 * @param sidebars - What the sidebar file exports; several sidebars follow each other; `null` without a file.
 * @returns The entries, and what isn't carried over.
 */
export function importedTree(
  root: string,
  pages: readonly ImportedPage[],
  sidebars: unknown,
): { entries: ImportedEntry[]; notes: string[] } {
  const notes: string[] = [];
  const byId = new Map(pages.map((page) => [idOf(page), page.name]));
  const pageEntry = (id: unknown, label?: unknown): ImportedEntry[] => {
    const file = byId.get(String(id));
    if (!file) {
      notes.push(`The sidebar has the page "${String(id)}", which the folder doesn't have.`);
      return [];
    }
    return [{ file, ...(typeof label === 'string' ? { title: label } : {}) }];
  };
  const shorthand = (object: object) =>
    Object.entries(object).map(([label, items]) => ({
      type: 'category',
      label,
      items: items as Item[],
    }));
  const entriesOf = (item: Item): ImportedEntry[] => {
    if (typeof item === 'string') {
      return pageEntry(item);
    }
    switch (item.type) {
      case 'doc':
      case 'ref':
        return pageEntry(item.id, item.label);
      case 'category': {
        const link = item.link as { type?: string; id?: string } | null | undefined;
        const items = Array.isArray(item.items)
          ? (item.items as Item[])
          : shorthand((item.items ?? {}) as object);
        if (link?.type === 'generated-index') {
          notes.push(
            `The group "${String(item.label)}" had a generated page, which groups here don't have.`,
          );
        }
        const own = link?.type === 'doc' ? pageEntry(link.id) : [];
        return [{ group: String(item.label), entries: [...own, ...items.flatMap(entriesOf)] }];
      }
      case 'link':
        return [{ href: String(item.href), title: String(item.label) }];
      case 'autogenerated': {
        const folder = String(item.dirName);
        return treeOfFolder(root, folder === '.' ? '' : folder, pages);
      }
      case undefined:
        return shorthand(item).flatMap(entriesOf);
      default:
        notes.push(
          `The sidebar has an item of the type "${String(item.type)}", which isn't carried over.`,
        );
        return [];
    }
  };
  if (sidebars === null) {
    return { entries: treeOfFolder(root, '', pages), notes };
  }
  const entries = Object.values(sidebars as Record<string, unknown>).flatMap((sidebar) =>
    Array.isArray(sidebar)
      ? (sidebar as Item[]).flatMap(entriesOf)
      : shorthand(sidebar as object).flatMap(entriesOf),
  );
  return { entries, notes };
}
