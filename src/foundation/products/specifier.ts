import { archiveOfFile } from './archives';
import { PRODUCTS } from './catalogue';
import type { ProductId } from './types';

/** Packages with the major version of a product's first one, which pages install but don't document. */
const COMPANIONS: Partial<Record<ProductId, readonly string[]>> = {
  'material-ui': [
    ...['@mui/codemod', '@mui/material-nextjs', '@mui/material-pigment-css'],
    ...['@mui/styled-engine', '@mui/styled-engine-sc', '@mui/stylis-plugin-rtl', '@mui/utils'],
  ],
  x: [
    ...['@mui/x-codemod', '@mui/x-license', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'],
    ...['@mui/x-date-pickers-pro', '@mui/x-charts-pro', '@mui/x-charts-premium'],
    '@mui/x-tree-view-pro',
  ],
};

/**
 * The release of a package that pages are about.
 *
 * @param name - A documented package, or a companion of one.
 * @param file - The page, relative to the repository root; archived pages are about an earlier release.
 * @returns The exact version; `null` if the catalogue doesn't know it.
 */
export function releaseOf(name: string, file = ''): string | null {
  const product = PRODUCTS.find(
    ({ id, packages }) =>
      packages.some((one) => one.name === name) || COMPANIONS[id]?.includes(name),
  );
  if (!product) {
    return null;
  }
  const version = product.packages.find((one) => one.name === name)?.version ?? product.version;
  const archive = archiveOfFile(file);
  if (archive?.packageName !== product.packages[0]?.name) {
    return version;
  }
  // A package with versions of its own, such as the lab, may belong to another release there.
  return archive && version === product.version ? archive.version : null;
}

/**
 * What a command installs for a release: the major version, or exactly a prerelease, which may change
 * its API in each version.
 *
 * @example rangeOf('7.3.2') // '7'
 */
export function rangeOf(version: string): string {
  return version.includes('-') ? version : version.split('.')[0]!;
}

/**
 * The npm command that installs packages, documented ones in the version of the pages.
 *
 * @example installCommand(['@mui/material', '@emotion/react'])
 * // 'npm install @mui/material@7 @emotion/react'
 */
export function installCommand(names: readonly string[]): string {
  const specifiers = names.map((name) => {
    const version = releaseOf(name);
    return version ? `${name}@${rangeOf(version)}` : name;
  });
  return ['npm install', ...specifiers].join(' ');
}
