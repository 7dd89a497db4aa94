import fs from 'node:fs';
import path from 'node:path';
import type { Conventions } from '../conventions';
import { componentCure } from './component-cures';
import type { MarkupFault, PagePlace } from './fault';
import type { PageImport } from '../page/page-module';

const ENDINGS = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.mdx',
  '.md',
  '.json',
  '/index.ts',
  '/index.tsx',
];

type Fault = Pick<MarkupFault, 'message' | 'cure'>;

function existing(file: string): boolean {
  return ENDINGS.some((ending) => fs.existsSync(file + ending));
}

function isInstalled(specifier: string, packages: readonly string[]): boolean {
  if (packages.length === 0) {
    return true;
  }
  const paths = [...packages];
  const [, name] = /^@docusaurus\/(\w+)$/.exec(specifier) ?? [];
  try {
    if (name) {
      const core = path.dirname(require.resolve('@docusaurus/core/package.json', { paths }));
      return fs.existsSync(path.join(core, 'lib/client/exports', `${name}.js`));
    }
    require.resolve(specifier, { paths });
    return true;
  } catch (error) {
    // Packages that are only ECMAScript modules exist, but can't be required.
    return (error as { code?: string }).code !== 'MODULE_NOT_FOUND';
  }
}

function themeFault(name: string, conventions: Conventions): Fault | null {
  const { themeComponents } = conventions;
  return themeComponents === null || themeComponents.includes(name)
    ? null
    : {
        message: `The page imports @theme/${name}, which pages can't use.`,
        cure:
          componentCure(name, conventions) ??
          `Pages can import ${themeComponents.map((one) => `@theme/${one}`).join(', ')}.`,
      };
}

function fileFault(
  specifier: string,
  { file, siteDir, folders }: PagePlace,
  { outside }: Conventions,
): Fault | null {
  const [bare = ''] = specifier.split('?');
  const target = bare.startsWith('@site/')
    ? path.join(siteDir, bare.slice('@site/'.length))
    : path.resolve(path.dirname(file), bare);
  const shown = path.relative(siteDir, target).replaceAll('\\', '/');
  if (!existing(target)) {
    const message = `The page imports "${specifier}", but ${shown} doesn't exist.`;
    return { message, cure: 'Correct the path, or create the file.' };
  }
  const isOutside = !folders.some((folder) => shown.startsWith(`${folder}/`));
  return outside !== null && isOutside && /\.mdx?$/.test(bare)
    ? {
        message: `The page imports ${shown}, which is outside the docs folders, ${outside}.`,
        cure: 'Move it next to one of the pages that show it.',
      }
    : null;
}

function faultOf(
  { specifier, names }: PageImport,
  place: PagePlace,
  conventions: Conventions,
): Fault | null {
  const { loaderCure } = conventions;
  const [, theme] = /^@theme(?:-original|-init)?\/(.+)$/.exec(specifier) ?? [];
  if (specifier.includes('!')) {
    const message = `The page imports "${specifier}" with a loader of its own.`;
    return loaderCure === null ? null : { message, cure: loaderCure };
  }
  if (theme) {
    return themeFault(theme, conventions);
  }
  if (/^(?:@site\/|\.{0,2}\/)/.test(specifier)) {
    return fileFault(specifier, place, conventions);
  }
  return /^@generated\//.test(specifier) || isInstalled(specifier, place.packages)
    ? null
    : {
        message: `The page imports "${specifier}", which isn't installed.`,
        cure:
          names.map((name) => componentCure(name, conventions)).find(Boolean) ??
          'Correct the name, or remove the import.',
      };
}

/** Imports of a page that can't work: their files, packages and theme components. */
export function importFaults(
  imports: readonly PageImport[],
  place: PagePlace,
  conventions: Conventions,
): MarkupFault[] {
  return imports.flatMap((one) => {
    const fault = faultOf(one, place, conventions);
    return fault ? [{ rule: 'markup' as const, line: one.line, ...fault }] : [];
  });
}
