import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { bundle, watch } from 'docusaurus-demo-islands/bundle';
import type { BundleInput, Bundled } from 'docusaurus-demo-islands/bundle';
import { ownValue } from '../../../src/foundation/own-value';
import { templatePath, templatePreviewPath } from '../../../src/foundation/products';
import type { GalleryTemplate } from '../../../src/tools/template-gallery/types';
import { TEMPLATES } from '../../../templates/catalogue';
import type { SitePlugin } from '../../shared/after-build';
import { bundledFolders } from '../../shared/bundled-folders';
import { emitAssets } from '../../shared/emit-assets';
import type { StaticAsset } from '../../shared/emit-assets';
import { firstFonts } from './first-fonts';
import { indexHtml } from './index-html';
import { siteModeScript } from './site-mode-script';
import { sourceArchive } from './source-archive';
import { sourceAsset } from './source-asset';
import { mainModule, templateProject } from './template-project';

/** Options of the template gallery. */
export interface PluginOptions {
  id: string;
  /** Whether this build has the product of the templates. */
  enabled: boolean;
  /** Targets of the compiled previews. */
  browsers: readonly string[];
  /** Key of `localStorage` with the site's color mode. */
  modeKey: string;
}

/** The text of a file. The dev server keeps the bundle in memory. */
function readIfExists(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

/**
 * Creates a page for each template: a preview without the site around it, and the files of its
 * project, which the page loads when the reader wants to see, download or open them. The previews are
 * bundled separately, so they don't add to the site's bundle.
 */
export default function templatesPlugin(
  { siteDir, generatedFilesDir, baseUrl }: LoadContext,
  { id, enabled, browsers, modeKey }: PluginOptions,
): SitePlugin {
  const templates = enabled ? TEMPLATES : [];
  const devDir = path.join(generatedFilesDir, 'templates', 'dev');
  let assets: StaticAsset<string | Buffer>[] = [];
  const emitSources = emitAssets('templates', () => assets);
  let watching = false;

  const input = (mode: BundleInput['mode'], outDir: string): BundleInput => ({
    name: 'templates',
    siteDir,
    generatedFilesDir,
    outDir,
    baseUrl,
    entries: Object.fromEntries(
      templates.map(({ name }) => [
        name,
        path.join(generatedFilesDir, 'templates', id, `${name}.tsx`),
      ]),
    ),
    browsers,
    mode,
    plugins: mode === 'production' ? [bundledFolders(generatedFilesDir, 'templates')] : [],
    replacements: [
      {
        request: /shared-theme\/AppTheme$/,
        by: path.join(siteDir, 'src/tools/template-gallery/preview/AppTheme.tsx'),
      },
    ],
  });

  const writePreviews = (bundled: Bundled, outDir: string) => {
    for (const { name, title } of templates) {
      const folder = path.join(outDir, templatePreviewPath(name));
      const { scripts, stylesheets } = ownValue(bundled, name)!;
      const fonts = stylesheets.flatMap((href) =>
        firstFonts(readIfExists(path.join(outDir, href.slice(baseUrl.length)))),
      );
      const html = indexHtml(title, {
        head: [
          siteModeScript(modeKey),
          '<meta name="robots" content="noindex">',
          // Otherwise browsers request /favicon.ico.
          '<link rel="icon" href="data:,">',
          ...fonts.map(
            (href) =>
              `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${href}">`,
          ),
          ...stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
          ...scripts.map((src) => `<script src="${src}" defer></script>`),
        ],
        body: '<noscript>This template needs JavaScript.</noscript>',
      });
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(path.join(folder, 'index.html'), html);
    }
  };

  return {
    name: 'templates',

    async contentLoaded({ actions }) {
      const gallery: GalleryTemplate[] = [];
      assets = [];
      for (const template of templates) {
        const { name, entry, title, description, xPackages } = template;
        const project = templateProject(siteDir, template);
        const source = sourceAsset(template, project);
        const listed: GalleryTemplate = {
          ...{ name, title, description, xPackages: [...xPackages] },
          openFile: `src/${name}/${entry}.tsx`,
          source: source.file,
        };
        assets.push(source, sourceArchive(template, project));
        gallery.push(listed);
        const main = mainModule(template, `@site/templates/${name}/${entry}`);
        await actions.createData(`${name}.tsx`, main);
        actions.addRoute({
          path: baseUrl + templatePath(name).slice(1),
          component: '@site/src/tools/template-gallery/TemplatePage',
          exact: true,
          modules: { template: await actions.createData(`${name}.json`, JSON.stringify(listed)) },
        });
      }
      await actions.createData('gallery.json', JSON.stringify(gallery));
      if (process.env.NODE_ENV === 'development' && templates.length > 0 && !watching) {
        watching = true;
        void watch(input('development', devDir), (bundled) => writePreviews(bundled, devDir));
      }
    },

    configureWebpack(...args) {
      const emitted = emitSources(...args);
      const isDevelopment = process.env.NODE_ENV === 'development' && !args[1];
      // Docusaurus's type lacks `devServer`, which only one of its bundlers supports.
      return {
        ...emitted,
        ...(isDevelopment && {
          devServer: { static: [{ directory: devDir, publicPath: baseUrl, watch: false }] },
        }),
      } as object;
    },

    afterBuild({ outDir }) {
      return {
        async finish() {
          if (templates.length > 0) {
            writePreviews(await bundle(input('production', outDir)), outDir);
          }
        },
      };
    },
  };
}
