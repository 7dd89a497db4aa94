type Loader = () => Promise<unknown>;

/** What edited code may import. */
export interface Importable {
  /** Modules of packages, by the name that code imports them under. */
  packages: Record<string, Loader>;
  /** Modules beside demos, by their path from the repository's root without `demos/`. */
  files: Record<string, Loader>;
}

/** The modules of one run, as CommonJS code asks for them. */
export type Require = (specifier: string) => unknown;

const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;

/** Joins a page's folder and a relative import. */
function fileKey(folder: string, specifier: string): string {
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

/** What can be imported, one line for each package, as `@mui/lab/{TabList, TabPanel}`. */
function listFor({ packages, files }: Importable, folder: string): string {
  const groups = new Map<string, string[]>();
  for (const specifier of Object.keys(packages)) {
    const name = packageOf(specifier);
    groups.set(name, [...(groups.get(name) ?? []), specifier.slice(name.length + 1)]);
  }
  const beside = Object.keys(files)
    .filter((key) => key.slice(0, key.lastIndexOf('/')) === folder)
    .map((key) => `./${key.slice(folder.length + 1)}`);
  const lines = [...groups].map(([name, modules]) => {
    const below = modules.filter(Boolean);
    const whole = modules.includes('') ? [name] : [];
    return [...whole, ...(below.length > 0 ? [`${name}/{${below.join(', ')}}`] : [])].join(', ');
  });
  return [...beside, ...lines].join('\n');
}

/**
 * Loads what a source imports.
 *
 * @param code - TypeScript or JavaScript.
 * @param folder - Folder of the demo's page, from the repository's root.
 * @returns The way to get the loaded modules. It throws, with the list of what there is, for a
 *   module that cannot be imported here.
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

  const wanted = new Set(Array.from(code.matchAll(IMPORT), ([, , specifier]) => specifier));
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
