import fs from 'node:fs';
import path from 'node:path';
import { ApiError } from './errors';
import type { ApiErrorPlace } from './errors';
import type { ApiPackage, ApiTarget } from './options';

/** The relevant fields of a package.json. */
export interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

/** An installed package with the version in the catalogue. */
export interface InstalledPackage extends ApiPackage {
  /** Name to import it by in this repository. */
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

function manifestOf(folder: string, place: ApiErrorPlace, install: string): Manifest {
  try {
    return readManifest(folder);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new ApiError(place, `It isn't valid JSON (${problem}).`, `Run "${install}".`);
  }
}

/** @example majorOf('7.3.2') // '7' */
export function majorOf(version: string): string {
  return version.replace(/\..*/, '');
}

/**
 * Finds one package of a target.
 *
 * @param siteDir - Folder whose `node_modules` is searched first.
 * @throws ApiError if it is not installed, if an alias resolves to another package, or if the
 *   installed version differs from the catalogue's.
 */
export function installedPackage(
  wanted: ApiPackage,
  target: ApiTarget,
  siteDir: string,
): InstalledPackage {
  const installedAs = wanted.installedAs ?? wanted.name;
  const place = { ...target, file: `node_modules/${installedAs}/package.json` };
  const install = `npm install --save-exact ${
    installedAs === wanted.name ? wanted.name : `${installedAs}@npm:${wanted.name}`
  }@${wanted.version}`;
  const folder = findPackage(installedAs, siteDir);
  if (!folder) {
    throw new ApiError(place, `${installedAs} is not installed.`, `Run "${install}".`);
  }
  const manifest = manifestOf(folder, place, install);
  if (manifest.name !== wanted.name) {
    throw new ApiError(
      place,
      `The alias ${installedAs} resolves to ${manifest.name}, not to ${wanted.name}.`,
      `Run "${install}".`,
    );
  }
  if (manifest.version !== wanted.version) {
    const what =
      majorOf(manifest.version) === majorOf(wanted.version) ? 'version' : 'major version';
    throw new ApiError(
      place,
      `${installedAs} has the wrong ${what}: ${manifest.version} is installed, the catalogue documents ${wanted.version}.`,
      `Run "${install}", or correct src/foundation/products/catalogue.ts.`,
    );
  }
  return { ...wanted, installedAs, folder, manifest };
}
