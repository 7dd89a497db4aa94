import { ownValue } from '../../../src/foundation/own-value';
import type { PackageExports } from './read-exports';
import type { ExportHistory } from '../../../plugins/reference/upgrade-check/export-history';

/** A release with what it exports. */
export interface ReleaseExports {
  version: string;
  exports: PackageExports;
}

/** The release that removed something, by name. */
function removals(
  releases: readonly ReleaseExports[],
  namesOf: (exports: PackageExports) => readonly string[],
): Record<string, string> {
  const found = new Map<string, string>();
  releases.forEach(({ exports }, index) => {
    const next = releases[index + 1];
    namesOf(exports).forEach((name) => found.set(name, next?.version ?? ''));
  });
  return Object.fromEntries([...found].filter(([, version]) => version !== '').sort());
}

/** The first release since which a name is deprecated. */
function deprecatedSince(releases: readonly ReleaseExports[], name: string): string {
  const before = releases.findLastIndex(({ exports }) => !Object.hasOwn(exports.deprecated, name));
  return releases[before + 1]!.version;
}

/** Modules with files under names of their own, which code imported by their path. */
const isCollection = (files: readonly string[], name: string) =>
  files.filter((file) => file.startsWith(`${name}/`)).length > 4;

/** What a module had around its name before it replaced another one, such as `Unstable_Grid2`. */
const BEFORE = /^(?:unstable|experimental)_|\d+$/gi;

const withoutDefault = (names: readonly string[] = []) => names.filter((one) => one !== 'default');

/**
 * Everything that a package exported once and no longer exports, and what its newest release
 * deprecates.
 *
 * @param releases - The oldest first.
 */
export function compareExports(releases: readonly ReleaseExports[]): ExportHistory {
  const { exports: now } = releases.at(-1)!;
  const allNow = new Set(Object.values(now.modules).flat());
  const removed = removals(releases, ({ modules }) =>
    Object.values(modules).flatMap(withoutDefault),
  );
  const removedFrom: ExportHistory['removedFrom'] = {};
  for (const module of Object.keys(now.modules)) {
    const names = Object.entries(
      removals(releases, ({ modules }) => withoutDefault(ownValue(modules, module))),
    ).filter(([name]) => allNow.has(name));
    if (names.length > 0) {
      removedFrom[module] = Object.fromEntries(names);
    }
  }
  const files = [...new Set(releases.flatMap(({ exports }) => exports.files))];
  const removedModules = removals(releases, ({ modules }) => Object.keys(modules));
  const successors = Object.keys(removedModules).map((name) => name.replace(BEFORE, ''));
  const collections = Object.keys(now.modules).filter(
    (name) => name && (isCollection(files, name) || successors.includes(name)),
  );
  return {
    versions: releases.map(({ version }) => version),
    removed,
    removedFrom,
    removedModules,
    deprecated: Object.fromEntries(
      Object.entries(now.deprecated).map(([name, reason]) => [
        name,
        { reason, since: deprecatedSince(releases, name) },
      ]),
    ),
    moved: now.moved,
    results: now.results,
    collections: Object.fromEntries(
      collections.map((name) => [name, withoutDefault(ownValue(now.modules, name))]),
    ),
  };
}
