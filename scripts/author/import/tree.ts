import { kebab } from '../new/words';
import type { ImportedEntry } from './sidebars';

/** The navigation of imported pages: the module of the tree, and the titles of its groups. */
export interface TreeFiles {
  /** The text of `sidebar.ts`, not formatted. */
  module: string;
  titles: ReadonlyMap<string, string>;
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The files that a tree shows. */
function filesOf(entries: readonly ImportedEntry[]): string[] {
  return entries.flatMap((one) =>
    'file' in one ? [one.file] : 'group' in one ? filesOf(one.entries) : [],
  );
}

/** The pages of a tree. */
export interface TreePages {
  /** The product's path. */
  basePath: string;
  /** The path of each imported page, by its file. */
  pathnames: ReadonlyMap<string, string>;
  /** The paths of the pages that the product has already. */
  present: readonly string[];
}

/**
 * Writes the tree of a product. A page that the old sidebar shows twice is shown once; pages that it
 * didn't show come last.
 */
export function treeFiles(
  entries: readonly ImportedEntry[],
  { basePath, pathnames, present }: TreePages,
): TreeFiles {
  const titles = new Map<string, string>();
  const used = new Set<string>();
  const helpers = new Set(['sidebar']);
  const groupPath = (title: string) => {
    const path = `${basePath}/${kebab(title)}-group`;
    const taken = (one: string) => titles.has(one);
    let free = path;
    for (let count = 2; taken(free); count += 1) {
      free = `${path}-${count}`;
    }
    return free;
  };
  const sources = (list: readonly ImportedEntry[]): string[] =>
    list.flatMap((entry): string[] => {
      if ('file' in entry) {
        const pathname = pathnames.get(entry.file);
        if (!pathname || used.has(pathname)) {
          return [];
        }
        used.add(pathname);
        helpers.add('page');
        const title = entry.title ? `, { title: ${quoted(entry.title)} }` : '';
        return [`page(${quoted(pathname)}${title})`];
      }
      if ('href' in entry) {
        if (!/^https?:/.test(entry.href)) {
          return [];
        }
        helpers.add('externalLink');
        return [`externalLink(${quoted(entry.href)}, ${quoted(entry.title)})`];
      }
      const inside = sources(entry.entries);
      if (inside.length === 0) {
        return [];
      }
      helpers.add('group');
      const pathname = groupPath(entry.group);
      titles.set(pathname, entry.group);
      return [`group(${quoted(pathname)}, [${inside.join(', ')}])`];
    });
  const shown = new Set(filesOf(entries));
  const others = [...pathnames.keys()].filter((file) => !shown.has(file));
  const all = sources([
    ...entries,
    { group: 'Other pages', entries: others.map((file) => ({ file })) },
  ]);
  const first = present.map((pathname) => `page(${quoted(pathname)})`);
  const names = [...helpers, ...(first.length > 0 ? ['page'] : [])];
  const imported = [...new Set(names)].sort().join(', ');
  return {
    module: `import { ${imported} } from '../src/shell/navigation';\n\nexport default sidebar([${[...first, ...all].join(', ')}]);\n`,
    titles,
  };
}
