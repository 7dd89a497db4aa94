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

/**
 * Finds the module that a specifier means: a relative one, or by the end of its path.
 *
 * @returns `undefined` if it isn't one of the modules.
 */
export function resolver(modules: readonly Module[]) {
  const named = modules.filter((module) => module.file !== null);
  return (specifier: string, from: Module): Module | undefined => {
    if (specifier.startsWith('.')) {
      const path = stem(resolved(specifier, from.file ?? ''));
      return named.find(({ file }) => stem(file!) === path);
    }
    const path = stem(specifier.replace(ALIAS, ''));
    const isOwn = ALIAS.test(specifier) || path.includes('/');
    return isOwn
      ? named.find(({ file }) => {
          const own = stem(file!);
          return own === path || own.endsWith(`/${path}`) || path.endsWith(`/${own}`);
        })
      : undefined;
  };
}
