import type { Module } from '../interpreter/values';

const EXTENSION = /\.(?:[cm]?[jt]sx?|json)$/;

/** A file's name as modules import it. */
const stem = (file: string) =>
  file
    .replaceAll('\\', '/')
    .replace(/^\.\//, '')
    .replace(EXTENSION, '')
    .replace(/(?:^|\/)index$/, '');

/** The path of a relative specifier, from the root of the files. */
function resolved(specifier: string, from: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') {
      parts.pop();
    } else if (part !== '.' && part !== '') {
      parts.push(part);
    }
  }
  return parts.join('/');
}

/** Prefixes of projects' own modules: `@/theme`, `~/theme`, `#theme`. */
const ALIAS = /^(?:[@~#]\/|[~#]|src\/)/;

/** Packages that no folder of a project is called like. */
const PACKAGE = /^@(?:mui|material-ui|emotion)\//;

/**
 * Finds the module that a specifier means: a relative one; behind an alias, one by the end of its path;
 * otherwise a package, unless the files have the whole path, as from the root of a project.
 *
 * @returns `undefined` if it isn't one of the modules.
 */
export function resolver(modules: readonly Module[]) {
  const named = modules.flatMap((module) =>
    module.file === null ? [] : [{ module, own: stem(module.file) }],
  );
  const found = (matches: (own: string) => boolean) =>
    named.find(({ own }) => matches(own))?.module;
  return (specifier: string, from: Module): Module | undefined => {
    if (specifier.startsWith('.')) {
      const path = stem(resolved(specifier, from.file ?? ''));
      return found((own) => own === path);
    }
    const isAliased = ALIAS.test(specifier);
    if (PACKAGE.test(specifier) || (!isAliased && !specifier.includes('/'))) {
      return undefined;
    }
    const path = stem(specifier.replace(ALIAS, ''));
    // Folders of projects also begin with @, or their aliases do.
    const paths = [path, path.replace(/^@/, '')];
    return (
      found((own) => paths.some((one) => own === one || own === `src/${one}`)) ??
      found((own) => paths.some((one) => own.endsWith(`/${one}`))) ??
      // The files may be those of a folder on the path.
      (isAliased ? found((own) => path.endsWith(`/${own}`)) : undefined)
    );
  };
}
