import fs from 'node:fs';
import path from 'node:path';
import { inputsHash } from 'accessibility-evidence';
import type { KnownDemo } from 'accessibility-evidence';
import { importsOf, modulesOf } from 'docusaurus-demo-islands/source';
import { LIBRARIES } from '../../../src/demos/libraries';
import type { PageDemo } from '../../shared/page-demos';
import type { EvidencePage } from './evidence-pages';

/** Packages of the libraries. What else a demo imports, such as date libraries, has no version here. */
const LIBRARY_PACKAGES = new Set(Object.values(LIBRARIES).flatMap(({ packages }) => packages));

/** What the results of a demo depend on. */
export interface DemoInputs {
  hash: string;
  /** Version by name of each package of the library that the demo imports. */
  packages: Record<string, string>;
}

function installedVersion(siteDir: string, folder: string): string {
  const file = path.join(siteDir, 'node_modules', folder, 'package.json');
  const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string };
  return version;
}

/**
 * Hashes what the results of a demo depend on.
 *
 * @param siteDir - The repository's root.
 * @throws If the demo imports a package that isn't installed.
 */
export function demoInputs(
  siteDir: string,
  { text, file }: Pick<PageDemo, 'text' | 'file'>,
  { scope, archive }: Pick<EvidencePage, 'scope' | 'archive'>,
): DemoInputs {
  const modules = [...modulesOf(text, file)];
  const sources = [[file, text] as const, ...modules];
  const names = sources.flatMap(([from, source]) => importsOf(source, from).packages);
  const packages = Object.fromEntries(
    [...new Set(names)]
      .filter((name) => LIBRARY_PACKAGES.has(name))
      .sort()
      .map((name) => {
        const folder = name === archive?.packageName ? archive.installedAs : name;
        return [name, installedVersion(siteDir, folder)];
      }),
  );
  const texts = sources.map(([from, source]) => [path.basename(from), source]);
  return { hash: inputsHash(scope, packages, texts), packages };
}

/** A page with what the results of its demos depend on. */
export interface HashedPage extends EvidencePage {
  /** Version by name of each package of the library that its demos import. */
  packages: Record<string, string>;
  demos: (PageDemo & KnownDemo)[];
}

/**
 * Adds to a page what the results of its demos depend on.
 *
 * @param siteDir - The repository's root.
 * @throws If a demo imports a package that isn't installed.
 */
export function hashedPage(siteDir: string, page: EvidencePage): HashedPage {
  const demos = page.demos.map((demo) => ({ demo, ...demoInputs(siteDir, demo, page) }));
  const packages = demos.flatMap((one) => Object.entries(one.packages));
  return {
    ...page,
    packages: Object.fromEntries(packages.sort(([a], [b]) => (a < b ? -1 : 1))),
    demos: demos.map(({ demo, hash }) => ({ ...demo, inputs: hash })),
  };
}
