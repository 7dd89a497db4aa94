import fs from 'node:fs';
import path from 'node:path';
import { componentCure } from './component-cures';
import type { MarkupFault } from './fault';
import type { PageImport } from './page-module';

/** The components of the theme that this site styles. */
const THEME = ['Tabs', 'TabItem', 'Admonition', 'Details'];

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

const CLIENT = path.dirname(require.resolve('@docusaurus/core/package.json'));

/** Where a page is. */
export interface PagePlace {
  /** Absolute path of its file. */
  file: string;
  siteDir: string;
  /** The docs folders, relative to the repository. */
  folders: readonly string[];
}

type Fault = Pick<MarkupFault, 'message' | 'cure'>;

function existing(file: string): boolean {
  return ENDINGS.some((ending) => fs.existsSync(file + ending));
}

function isInstalled(specifier: string, siteDir: string): boolean {
  const [, name] = /^@docusaurus\/(\w+)$/.exec(specifier) ?? [];
  if (name && fs.existsSync(path.join(CLIENT, 'lib/client/exports', `${name}.js`))) {
    return true;
  }
  try {
    require.resolve(specifier, { paths: [siteDir, __dirname] });
    return true;
  } catch (error) {
    // Packages that are only ECMAScript modules exist, but can't be required.
    return (error as { code?: string }).code !== 'MODULE_NOT_FOUND';
  }
}

function themeFault(name: string): Fault | null {
  return THEME.includes(name)
    ? null
    : {
        message: `The page imports @theme/${name}, which pages can't use.`,
        cure:
          componentCure(name) ??
          `Pages can import ${THEME.map((one) => `@theme/${one}`).join(', ')}.`,
      };
}

function fileFault(specifier: string, { file, siteDir, folders }: PagePlace): Fault | null {
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
  return isOutside && /\.mdx?$/.test(bare)
    ? {
        message: `The page imports ${shown}, which is outside the docs folders, so its code blocks and demos would be empty.`,
        cure: 'Move it next to one of the pages that show it.',
      }
    : null;
}

function faultOf({ specifier, names }: PageImport, place: PagePlace): Fault | null {
  const [, theme] = /^@theme(?:-original|-init)?\/(.+)$/.exec(specifier) ?? [];
  if (specifier.includes('!')) {
    return {
      message: `The page imports "${specifier}" with a loader of its own.`,
      cure: 'Copy the code into a code block, or show it with <Demo name="…" />.',
    };
  }
  if (theme) {
    return themeFault(theme);
  }
  if (/^(?:@site\/|\.{0,2}\/)/.test(specifier)) {
    return fileFault(specifier, place);
  }
  return /^@generated\//.test(specifier) || isInstalled(specifier, place.siteDir)
    ? null
    : {
        message: `The page imports "${specifier}", which isn't installed.`,
        cure: names.map(componentCure).find(Boolean) ?? 'Correct the name, or remove the import.',
      };
}

/** Imports of a page that can't work: their files, packages and theme components. */
export function importFaults(imports: readonly PageImport[], place: PagePlace): MarkupFault[] {
  return imports.flatMap((one) => {
    const fault = faultOf(one, place);
    return fault ? [{ rule: 'markup' as const, line: one.line, ...fault }] : [];
  });
}
