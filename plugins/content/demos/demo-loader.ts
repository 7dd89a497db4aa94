import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { fencesFolder } from 'docusaurus-demo-islands/live-fences';
import {
  WriterError,
  importsOf,
  javaScriptName,
  modulesOf,
  sourceFacts,
} from 'docusaurus-demo-islands/source';
import { tsToJs } from 'docusaurus-demo-islands/ts-to-js';
import { ownValue } from '../../../src/foundation/own-value';
import type { DemoScope } from '../../../src/foundation/products';
import type { Extent } from '../../shared/extent';
import { apiIndexFor, linksOf, linksOfPart } from '../../reference/code-links/code-links';
import { highlight } from '../../shared/highlight/highlight';
import { sourcePath } from './demo-path';
import { heightsOf, heightsPlace } from './heights';
import { packageFault } from './allowed-packages';
import { manifestReader } from './manifests';
import type { InstalledLibrary } from './manifests';
import { sandboxData } from './sandbox-data';
import { sizesIn } from './sizes-in';
import { sourcePage } from './source-page';
import type { SourcePage, SourceSize } from './source-page';

/** Options that the plugin's bundler rules give this loader. */
export interface LoaderOptions {
  siteDir: string;
  /** Whether to emit the source pages; only in the browser's bundle. */
  emit: boolean;
  /** Which demos' bundle sizes a production build measures. */
  sizes: Extent;
  /** Scope of each docs folder. */
  folders: Record<string, DemoScope>;
  /** The library of each archived folder; their islands export its version. */
  archives: Record<string, InstalledLibrary>;
}

type Context = LoaderContext<LoaderOptions>;

/** Path relative to the repository; for a live code block, as if its demo were next to the page. */
function repositoryPath(context: Context): string {
  const { resourcePath } = context;
  const { siteDir } = context.getOptions();
  const fences = fencesFolder(siteDir) + path.sep;
  const root = resourcePath.startsWith(fences) ? fences : siteDir;
  return path.relative(root, resourcePath).replaceAll('\\', '/');
}

/** The file that contains the demo, relative to the repository: its own, or the page of a live code block. */
function originOf(context: Context): string {
  const file = repositoryPath(context);
  const isFence = context.resourcePath.startsWith(fencesFolder(context.getOptions().siteDir));
  return isFence ? `${path.posix.dirname(path.posix.dirname(file))}.mdx` : file;
}

function folderOf(file: string, folders: Record<string, unknown>): string | undefined {
  return Object.keys(folders).find((candidate) => file.startsWith(`${candidate}/`));
}

function scopeOf(file: string, folders: Record<string, DemoScope>): DemoScope {
  const folder = folderOf(file, folders);
  if (!folder) {
    throw new Error(`${file}: a demo must be in one of ${Object.keys(folders).join(', ')}.`);
  }
  return ownValue(folders, folder)!;
}

function apiIndex(context: Context) {
  return apiIndexFor(repositoryPath(context), context.getOptions().siteDir);
}

/** What the demo adds to an app. The dev server doesn't measure: it would start later. */
async function sizeOf(context: Context): Promise<SourceSize | undefined> {
  const { siteDir, folders, sizes: extent } = context.getOptions();
  const folder = folderOf(repositoryPath(context), folders);
  const sizes =
    folder && process.env.NODE_ENV === 'production' ? await sizesIn(folder, extent, siteDir) : null;
  const gzip = sizes?.gzip.get(context.resourcePath);
  return sizes && gzip !== undefined ? { gzip, product: sizes.product } : undefined;
}

async function emitSources(context: Context, source: string): Promise<void> {
  const file = repositoryPath(context);
  const folder = path.posix.dirname(sourcePath(file));
  const size = await sizeOf(context);
  const emit = (page: SourcePage) => {
    const links = linksOf(page.code, page.language, () => apiIndex(context));
    context.emitFile(`${folder}/${page.title}.html`, sourcePage({ ...page, links }));
  };
  const emitBoth = async (from: string, code: string, jsName: string, own?: SourceSize) => {
    const tsName = path.basename(from);
    const javaScript = await tsToJs(code, from);
    emit({ title: tsName, code, language: 'tsx', other: jsName, size: own });
    emit({ title: jsName, code: javaScript, language: 'jsx', other: tsName, size: own });
  };
  await emitBoth(context.resourcePath, source, `${path.basename(file, '.tsx')}.js`, size);
  for (const [module, text] of modulesOf(source, context.resourcePath)) {
    await emitBoth(module, text, javaScriptName(module));
  }
}

async function emitSandboxData(context: Context, source: string): Promise<void> {
  const { siteDir, folders, archives } = context.getOptions();
  const file = repositoryPath(context);
  const { data, files } = await sandboxData({
    source,
    file: context.resourcePath,
    scope: scopeOf(file, folders),
    siteDir,
    readManifest: manifestReader(siteDir, ownValue(archives, folderOf(file, archives) ?? '')),
  });
  // The versions depend on the installed packages.
  [...files, path.join(siteDir, 'package-lock.json')].forEach((each) =>
    context.addDependency(each),
  );
  context.emitFile(`${sourcePath(file)}.json`, JSON.stringify(data));
}

function previewHtml(context: Context, source: string): string | null {
  const { preview } = sourceFacts(source, context.resourcePath);
  return (
    preview &&
    highlight(
      preview,
      'tsx',
      linksOfPart(preview, source, () => apiIndex(context)),
    )
  );
}

/**
 * What the viewer needs of a demo: preview and imports. A `frameOnly` demo has only this module, so
 * the page can never render it.
 */
async function frameModule(context: Context, source: string): Promise<string> {
  if (context.getOptions().emit) {
    await Promise.all([emitSources(context, source), emitSandboxData(context, source)]);
  }
  return [
    `export const preview = ${JSON.stringify(previewHtml(context, source))};`,
    `export const imports = ${JSON.stringify(importsOf(source, context.resourcePath))};`,
  ].join('\n');
}

/** The island's module: component, provider, preview, imports; one chunk per demo. */
async function islandModule(context: Context, source: string): Promise<string> {
  const { folders, archives, emit } = context.getOptions();
  const file = repositoryPath(context);
  const archive = folderOf(file, archives);
  const scope = JSON.stringify(`@site/src/demos/libraries/${scopeOf(file, folders)}/provider`);
  const demo = JSON.stringify(`./${path.basename(file)}`);
  // Eager: in this chunk, but only run when the function is called.
  const parts = emit
    ? [
        `export const loadScope = () => import(/* webpackMode: "eager" */ ${scope});`,
        `export const loadDemo = () => import(/* webpackMode: "eager" */ ${demo});`,
      ]
    : [
        `export { default as Scope } from ${scope};`,
        `export { default as Demo } from ${demo};`,
        `export const file = ${JSON.stringify(originOf(context))};`,
      ];
  return [
    ...parts,
    await frameModule(context, source),
    // Resolved from the demo's folder, so it's the version that the demo's imports resolve to.
    ...(archive
      ? [
          `export { version } from ${JSON.stringify(`${ownValue(archives, archive)!.packageName}/version`)};`,
        ]
      : []),
  ].join('\n');
}

/** The facts that the page itself needs, small enough for its own chunk. */
function factsModule(context: Context, source: string): string {
  const heights = heightsPlace(context.getOptions().siteDir, context.resourcePath, source);
  context.addDependency(heights.file);
  const lines = sourceFacts(source, context.resourcePath).preview?.split('\n').length ?? 0;
  const modules = [...modulesOf(source, context.resourcePath).keys()];
  modules.forEach((module) => context.addDependency(module));
  const names = modules.map((module) => path.basename(module));
  return [
    `export const lines = ${lines};`,
    `export const heights = ${JSON.stringify(heightsOf(heights))};`,
    ...(names.length > 0 ? [`export const modules = ${JSON.stringify(names)};`] : []),
  ].join('\n');
}

/**
 * @throws If the demo is outside the docs folders, has no default export, or imports a package that
 *   demos may not import.
 */
function checkSource(context: Context, source: string): void {
  const { resourcePath } = context;
  scopeOf(repositoryPath(context), context.getOptions().folders);
  const fail = (fault: string) => {
    throw new WriterError(`${originOf(context)}: ${fault}`);
  };
  if (!sourceFacts(source, resourcePath).hasDefaultExport) {
    fail('the demo has no default export. Export its component: export default function …');
  }
  const modules = new Map([[resourcePath, source], ...modulesOf(source, resourcePath)]);
  const fault = packageFault(
    [...modules].flatMap(([file, text]) => importsOf(text, file).packages),
  );
  if (fault) {
    fail(`the demo ${fault}`);
  }
}

const MODULES: Record<string, (context: Context, source: string) => string | Promise<string>> = {
  '?island': islandModule,
  '?frame': frameModule,
  '?facts': factsModule,
};

/** Serves `Foo.tsx?island`, `Foo.tsx?frame` and `Foo.tsx?facts`. */
export default function demoLoader(this: Context, source: string): void {
  const done = this.async();
  const made = Promise.resolve().then(() => {
    checkSource(this, source);
    return ownValue(MODULES, this.resourceQuery)!(this, source);
  });
  made.then(
    (code) => done(null, code),
    (error: unknown) =>
      done(new WriterError(error instanceof Error ? error.message : String(error))),
  );
}
