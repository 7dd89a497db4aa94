type Loader = () => Promise<unknown>;

/** The modules that edited code may import. */
export interface Importable {
  /** Loaders of packages, by import specifier. */
  packages: Record<string, Loader>;
  /** Loaders of modules next to demos, by path from the repository's root without `demos/`. */
  files: Record<string, Loader>;
}

/** Resolves modules for the `require` calls of compiled code. */
export type Require = (specifier: string) => unknown;

const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;

/** Joins a page's folder and a relative import. */
export function fileKey(folder: string, specifier: string): string {
  const parts = folder.split('/');
  for (const part of specifier.split('/')) {
    if (part === '..') {
      parts.pop();
    } else if (part !== '.') {
      parts.push(part);
    }
  }
  return parts.join('/').replace(/\.[jt]sx?$/, '');
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The importable specifiers, one line per package, for example `@mui/lab/{TabList, TabPanel}`. */
function listFor({ packages, files }: Importable, folder: string): string {
  const groups = new Map<string, string[]>();
  for (const specifier of Object.keys(packages)) {
    const name = packageOf(specifier);
    groups.set(name, [...(groups.get(name) ?? []), specifier.slice(name.length + 1)]);
  }
  const localModules = Object.keys(files)
    .filter((key) => key.slice(0, key.lastIndexOf('/')) === folder)
    .map((key) => `./${key.slice(folder.length + 1)}`);
  const lines = [...groups].map(([name, modules]) => {
    const below = modules.filter(Boolean);
    const itself = modules.includes('') ? [name] : [];
    return [...itself, ...(below.length > 0 ? [`${name}/{${below.join(', ')}}`] : [])].join(', ');
  });
  return [...localModules, ...lines].join('\n');
}

/**
 * Loads the modules that a source imports.
 *
 * @param code - TypeScript or JavaScript.
 * @param folder - Folder of the demo's page, from the repository's root.
 * @returns A function that returns the loaded modules. It throws, listing the importable modules,
 *   for any other specifier.
 */
export async function loadModules(
  code: string,
  folder: string,
  importable: Importable,
): Promise<Require> {
  const { packages, files } = importable;
  const loaderOf = (specifier: string): Loader | undefined =>
    specifier.startsWith('.')
      ? Object.entries(files).find(([key]) => key === fileKey(folder, specifier))?.[1]
      : Object.entries(packages).find(([name]) => name === specifier)?.[1];

  const wanted = new Set(Array.from(code.matchAll(IMPORT), ([, , specifier = '']) => specifier));
  const loaded = new Map<string, unknown>();
  await Promise.all(
    [...wanted].map(async (specifier) => {
      const loader = loaderOf(specifier);
      if (loader) {
        loaded.set(specifier, await loader());
      }
    }),
  );

  return (specifier) => {
    if (!loaded.has(specifier)) {
      throw new Error(
        `"${specifier}" can't be imported here. You can import:\n${listFor(importable, folder)}`,
      );
    }
    return loaded.get(specifier);
  };
}
