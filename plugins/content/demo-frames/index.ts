import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { bundle, collectDemos, watch } from 'docusaurus-demo-islands/bundle';
import type { BundleInput, Bundled } from 'docusaurus-demo-islands/bundle';
import { LIVE_META_POLICY, LIVE_POLICY_SCRIPT } from 'docusaurus-demo-islands/policy';
import { fencesFolder } from 'docusaurus-demo-islands/live-fences';
import type { SitePlugin } from '../../shared/after-build';
import { devMiddleware } from '../../shared/dev-middleware';
import { bundledFolders } from '../../shared/bundled-folders';
import { readPageError } from '../../docusaurus-patches/page-errors/page-error';
import { ownValue } from '../../../src/foundation/own-value';
import { alonePath, livePath } from '../../../src/foundation/products';
import type { DemoScope } from '../../../src/foundation/products';
import { archiveRules } from '../demos/archive-rules';
import { imageRules } from '../demos/image-rules';
import { standaloneEntry, liveEntry } from './entries';
import { framePage } from './frame-page';
import type { FramePage } from './frame-page';
import { optionsValidator } from '../../shared/plugin-options';
import { optionSchema } from './options';
import type { PluginOptions } from './options';

/** A page that shows demos, and its entry module. */
interface Frame {
  /** Name of the entry. */
  name: string;
  /** Path below the base URL. */
  path: string;
  title: string;
  scope: DemoScope;
  policy?: FramePage['policy'];
  /** Source of the entry module. */
  code: string;
}

function framesOf(siteDir: string, folders: PluginOptions['folders']): Frame[] {
  const withDemos = folders
    .map((docs) => ({ docs, demos: collectDemos(siteDir, docs.folder) }))
    .filter(({ demos }) => demos.length > 0);
  const scopes = [...new Set(withDemos.map(({ docs }) => docs.demoScope))];
  return [
    ...withDemos.map(({ docs, demos }) => ({
      name: `alone-${docs.folder.replaceAll('/', '-')}`,
      path: alonePath(docs.basePath),
      title: 'Demo',
      scope: docs.demoScope,
      code: standaloneEntry(docs.demoScope, demos),
    })),
    ...scopes.map((scope) => ({
      name: `live-${scope}`,
      path: livePath(scope),
      title: 'Edited demo',
      scope,
      policy: { meta: LIVE_META_POLICY, script: LIVE_POLICY_SCRIPT },
      code: liveEntry(
        scope,
        withDemos.filter(({ docs }) => docs.demoScope === scope).flatMap(({ demos }) => demos),
      ),
    })),
  ];
}

/** Absolute path of a generated entry. */
function entryFile(generatedFilesDir: string, id: string, name: string): string {
  return path.join(generatedFilesDir, 'demo-frames', id, `${name}.js`);
}

/**
 * Creates the pages that show demos outside their pages: the standalone pages, and the sandboxes
 * for edited demos. They are bundled separately, so they don't add to the site's bundle.
 */
export default function demoFramesPlugin(
  { siteDir, generatedFilesDir, baseUrl }: LoadContext,
  { id, folders, archives, stylesheets, browsers, layers }: PluginOptions,
): SitePlugin<Frame[]> {
  let frames: Frame[] = [];
  let watching: Promise<void> | undefined;
  const devDir = path.join(generatedFilesDir, 'demo-frames', 'dev');
  const urls = Object.fromEntries(
    Object.entries(stylesheets).map(([scope, file]) => [scope, baseUrl + file]),
  );

  const input = (mode: BundleInput['mode'], outDir: string): BundleInput => ({
    name: 'demo-frames',
    siteDir,
    generatedFilesDir,
    outDir,
    baseUrl,
    entries: Object.fromEntries(
      frames.map(({ name }) => [name, entryFile(generatedFilesDir, id, name)]),
    ),
    browsers,
    mode,
    define: { __SERVER__: 'false', __LIBRARY_STYLESHEETS__: JSON.stringify(urls) },
    plugins: mode === 'production' ? [bundledFolders(generatedFilesDir, 'demo-frames')] : [],
    isReported: ({ message, moduleName }) =>
      moduleName?.startsWith('./docs-') || readPageError(message, siteDir) !== null,
    rules: [
      ...imageRules(
        folders.map(({ folder }) => folder),
        siteDir,
        baseUrl,
      ),
      ...archives.flatMap((archive) =>
        archiveRules(archive, siteDir, [
          path.join(fencesFolder(siteDir), archive.folder) + path.sep,
          ...frames
            .filter(({ scope }) => scope === archive.demoScope)
            .map(({ name }) => entryFile(generatedFilesDir, id, name)),
        ]),
      ),
    ],
  });

  const writePages = (assets: Bundled, outDir: string) => {
    for (const { name, path: address, title, scope, policy } of frames) {
      const file = path.join(outDir, address, 'index.html');
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(
        file,
        framePage({
          title,
          scope,
          policy,
          layers,
          stylesheets: [...ownValue(assets, name)!.stylesheets, urls[scope]!],
          scripts: ownValue(assets, name)!.scripts,
        }),
      );
    }
  };

  return {
    name: 'demo-frames',

    loadContent() {
      return framesOf(siteDir, folders);
    },

    async contentLoaded({ content, actions }) {
      frames = content;
      for (const { name, code } of content) {
        await actions.createData(`${name}.js`, code);
      }
    },

    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'development' || isServer) {
        return {};
      }
      return devMiddleware(
        'demo-frames',
        ({ url = '' }, _response, next) => {
          if (!frames.some((frame) => url.startsWith(baseUrl.slice(0, -1) + frame.path))) {
            next();
            return;
          }
          // They contain every demo, so they are bundled once somebody opens one.
          watching ??= watch(input('development', devDir), (assets) => writePages(assets, devDir));
          void watching.then(next);
        },
        { static: [{ directory: devDir, publicPath: baseUrl, watch: false }] },
      );
    },

    afterBuild({ outDir }) {
      return {
        async finish() {
          writePages(await bundle(input('production', outDir)), outDir);
        },
      };
    },
  };
}

demoFramesPlugin.validateOptions = optionsValidator('demo-frames', optionSchema);
