import fs from 'node:fs';
import path from 'node:path';
import { standardText } from './standard-text';

/** A package whose files readers receive. */
export interface LicensedPackage {
  name: string;
  version: string;
  /** SPDX expression. */
  license: string;
}

/** The text of a license with its copyright, and the packages that have exactly this text. */
export interface Notice {
  packages: LicensedPackage[];
  text: string;
}

interface Manifest extends LicensedPackage {
  author?: string | { name: string };
}

/** The folder of the innermost package that contains a folder. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** Files with a license, copyright or notice, such as `LICENSE`, `license.md` and `LICENCE-MIT.txt`. */
const NOTICE = /^(?:licen[sc]e|copying|notice)(?:-[\w.-]+)?(?:\.(?:md|txt))?$/i;

function noticesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && NOTICE.test(entry.name))
    .map(({ name }) => fs.readFileSync(path.join(folder, name), 'utf8'));
}

/** The notices between a folder and the package that contains it. */
function noticesBelow(root: string, folder: string): string[] {
  return folder === root ? [] : [...noticesBelow(root, path.dirname(folder)), ...noticesIn(folder)];
}

function noticesOf(root: string, { license, author }: Manifest): string[] {
  const own = noticesIn(root);
  if (own.length > 0) {
    return own;
  }
  const holder =
    (typeof author === 'string' ? author : author?.name) ?? 'the authors of the package';
  const standard = standardText(license, holder);
  if (standard === null) {
    throw new Error(
      `licenses: ${root} has no license file, and the license in its package.json is ${JSON.stringify(license)}, which SPDX doesn't list. Readers receive the package, so they need its license: ask its authors for one, or replace the package.`,
    );
  }
  return [standard];
}

function normalized(text: string): string {
  return text.replaceAll(/[ \t]*\r?\n/g, '\n').trim();
}

function readManifest(root: string): Manifest {
  const text = fs.readFileSync(path.join(root, 'package.json'), 'utf8');
  return { license: 'unknown', ...(JSON.parse(text) as Partial<Manifest>) } as Manifest;
}

const byLabel = (one: LicensedPackage, other: LicensedPackage) =>
  `${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1;

/**
 * Reads the licenses of packages.
 *
 * A package can contain other projects with licenses of their own, so this also reads the files
 * between a bundled folder and the folder of its package. A package without a license file gets the
 * standard text of the license that its manifest names.
 *
 * @param folders - Folders in packages, whose files readers receive.
 * @returns The notices, sorted by the name of their first package.
 * @throws If a package has neither a license file nor a license that SPDX lists.
 */
export function packageNotices(folders: readonly string[]): Notice[] {
  const roots = new Map<string, string[]>();
  for (const folder of folders) {
    const [root] = PACKAGE.exec(folder) ?? [];
    if (root) {
      roots.set(root, [...(roots.get(root) ?? []), folder]);
    }
  }

  const notices = new Map<string, Map<string, LicensedPackage>>();
  for (const [root, bundled] of roots) {
    const manifest = readManifest(root);
    const texts = [
      ...noticesOf(root, manifest),
      ...bundled.flatMap((folder) => noticesBelow(root, folder)),
    ];
    const text = [...new Set(texts.map(normalized))].join('\n\n');
    const { name, version, license } = manifest;
    const packages = notices.get(text) ?? new Map<string, LicensedPackage>();
    notices.set(text, packages.set(`${name} ${version}`, { name, version, license }));
  }

  return [...notices]
    .map(([text, packages]) => ({ text, packages: [...packages.values()].sort(byLabel) }))
    .sort((one, other) => byLabel(one.packages[0]!, other.packages[0]!));
}
