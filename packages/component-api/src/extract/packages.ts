import fs from 'node:fs';
import path from 'node:path';
import { ComponentApiError } from './errors';
import type { DescribedPackage } from './options';

/** The relevant fields of a package.json. */
export interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  exports?: unknown;
}

/** An installed package. */
export interface InstalledPackage extends DescribedPackage {
  version: string;
  /** Name of its folder in `node_modules`. */
  installedAs: string;
  folder: string;
  manifest: Manifest;
}

/**
 * Finds a package like Node: in `node_modules` of the folder and its parents.
 *
 * @returns The package's folder, or `null`.
 */
export function findPackage(name: string, from: string): string | null {
  const folder = path.join(from, 'node_modules', name);
  if (fs.existsSync(path.join(folder, 'package.json'))) {
    return folder;
  }
  const parent = path.dirname(from);
  return parent === from ? null : findPackage(name, parent);
}

/**
 * Reads the manifest in a package's folder.
 *
 * @throws SyntaxError if it isn't valid JSON.
 */
export function readManifest(folder: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

function manifestOf(folder: string, place: string, install: string): Manifest {
  try {
    return readManifest(folder);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new ComponentApiError(place, `It isn't valid JSON (${problem}).`, `Run "${install}".`);
  }
}

/**
 * Finds a package to describe.
 *
 * @param root - Folder whose `node_modules` is searched first.
 * @throws ComponentApiError if it isn't installed, if an alias resolves to another package, or if
 *   another version is installed.
 */
export function installedPackage(wanted: DescribedPackage, root: string): InstalledPackage {
  const installedAs = wanted.installedAs ?? wanted.name;
  const place = `node_modules/${installedAs}/package.json`;
  const alias = installedAs === wanted.name ? '' : `${installedAs}@npm:`;
  const at = wanted.version === undefined ? '' : `@${wanted.version}`;
  const install = `npm install --save-exact ${alias}${wanted.name}${at}`;
  const folder = findPackage(installedAs, root);
  if (!folder) {
    throw new ComponentApiError(
      place,
      `${installedAs} is not installed in ${root}.`,
      `Run "${install}" there.`,
    );
  }
  const manifest = manifestOf(folder, place, install);
  if (manifest.name !== wanted.name) {
    throw new ComponentApiError(
      place,
      `The alias ${installedAs} resolves to ${manifest.name}, not to ${wanted.name}.`,
      `Run "${install}".`,
    );
  }
  const { version } = manifest;
  if (version !== (wanted.version ?? version)) {
    throw new ComponentApiError(
      place,
      `Version ${version} of ${installedAs} is installed, but ${wanted.version} is to be described.`,
      `Run "${install}", or describe ${version}.`,
    );
  }
  return { ...wanted, version, installedAs, folder, manifest };
}
