import { rspack } from '@rspack/core';
import type { Configuration, RspackPluginInstance, RuleSetRule, Stats } from '@rspack/core';

/** Input of the bundler. */
export interface BundleInput {
  /** Name of the bundle, also of its folder in `assets/`. */
  name: string;
  siteDir: string;
  generatedFilesDir: string;
  outDir: string;
  baseUrl: string;
  /** Absolute path of each entry module, by name. */
  entries: Record<string, string>;
  /** Targets of the compiled code. */
  browsers: readonly string[];
  mode: 'production' | 'development';
  /** Code of the globals that the entries use, by name. */
  define?: Record<string, string>;
  /** Additional plugins of the bundler. */
  plugins?: readonly RspackPluginInstance[];
  /**
   * Whether the site's own bundle also reports an error, so `watch` doesn't. By default, each error
   * is printed.
   */
  isReported?: (error: { message: string; moduleName?: string }) => boolean;
  /** Additional rules, for example for archived versions. */
  rules?: readonly RuleSetRule[];
  /** Modules by whose code others are replaced, except in their own imports. */
  replacements?: readonly Replacement[];
}

/** A module in place of another one. */
export interface Replacement {
  /** What imports of the replaced module look like. */
  request: RegExp;
  /** Absolute path of the module that takes its place. */
  by: string;
}

/** URLs of the files that an entry loads first. */
export interface EntryAssets {
  scripts: string[];
  stylesheets: string[];
}

function configuration(input: BundleInput): Configuration {
  const { name, siteDir, generatedFilesDir, outDir, baseUrl, entries, browsers, mode } = input;
  const isProduction = mode === 'production';
  const hash = isProduction ? '.[contenthash:8]' : '';
  return {
    name,
    mode,
    target: 'web',
    context: siteDir,
    entry: entries,
    devtool: false,
    output: {
      path: outDir,
      publicPath: baseUrl,
      filename: `assets/${name}/[name]${hash}.js`,
      chunkFilename: `assets/${name}/[id]${hash}.js`,
      cssFilename: `assets/${name}/[name]${hash}.css`,
      // Two frames of one page never share a document, so their bundles can share this name.
      uniqueName: name,
      // Same hash as Docusaurus, so a font has the same URL on pages and in frames.
      hashFunction: 'md4',
      hashDigestLength: 32,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: { '@site': siteDir, '@generated': generatedFilesDir },
    },
    module: {
      rules: [
        ...(input.rules ?? []),
        {
          test: /\.(?:[jt]sx?|mjs)$/,
          exclude: /[\\/]node_modules[\\/]/,
          loader: 'builtin:swc-loader',
          options: {
            env: { targets: browsers },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !isProduction } },
            },
          },
          type: 'javascript/auto',
        },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        { test: /\.module\.css$/, type: 'css/module' },
        {
          test: /\.woff2?$/,
          type: 'asset/resource',
          generator: { filename: 'assets/fonts/[name]-[contenthash][ext]' },
        },
        // The sandbox doesn't use their editors, which would add a highlighter.
        { test: /[\\/](?:react-live|prism-react-renderer|use-editable)[\\/]/, sideEffects: false },
      ],
    },
    optimization: {
      // With the default of 20 kB, demos get copies of the modules that they share with others: all files
      // are then 1.7 times as large and take 1.5 times as long, for three requests fewer per demo.
      splitChunks: { chunks: 'all', minSize: 10_000 },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        // Without targets, it replaces logical properties by rules for each language, which don't
        // follow the frame's direction.
        new rspack.LightningCssMinimizerRspackPlugin({
          minimizerOptions: { targets: [...browsers] },
        }),
      ],
    },
    plugins: [
      ...(input.plugins ?? []),
      new rspack.DefinePlugin(input.define ?? {}),
      ...(input.replacements ?? []).map(
        ({ request, by }) =>
          new rspack.NormalModuleReplacementPlugin(request, (data) => {
            if (data.contextInfo.issuer !== by) {
              data.request = by;
            }
          }),
      ),
    ],
    experiments: { css: true },
    performance: { hints: false },
  };
}

/** The files that each entry loads first, by entry name. */
export type Bundled = Record<string, EntryAssets>;

function areReported(stats: Stats, { isReported }: BundleInput): boolean {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return isReported !== undefined && errors.length > 0 && errors.every(isReported);
}

function assetsOf(stats: Stats, { name, baseUrl }: BundleInput): Bundled {
  if (stats.hasErrors()) {
    throw new Error(`${name}:\n${stats.toString({ all: false, errors: true })}`);
  }
  const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
  return Object.fromEntries(
    Object.entries(entrypoints).map(([entry, { assets = [] }]) => {
      const files = assets.map((asset) => asset.name);
      const addresses = (ending: string) =>
        files.filter((file) => file.endsWith(ending)).map((file) => baseUrl + file);
      return [entry, { scripts: addresses('.js'), stylesheets: addresses('.css') }];
    }),
  );
}

/**
 * Bundles the entries of the frames, separately from the site.
 *
 * @throws With the bundler's messages.
 */
export function bundle(input: BundleInput): Promise<Bundled> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configuration(input));
    compiler.run((error, stats) => {
      compiler.close(() => {
        try {
          if (error || !stats) {
            throw error ?? new Error(`${input.name}: the bundler returned no result.`);
          }
          resolve(assetsOf(stats, input));
        } catch (failure) {
          reject(failure);
        }
      });
    });
  });
}

/**
 * Bundles the entries of the frames now and after each change of their sources, for `npm start`.
 *
 * @returns A promise that resolves after the first time, also if it failed.
 */
export function watch(input: BundleInput, onBundled: (assets: Bundled) => void): Promise<void> {
  return new Promise((resolve) => {
    rspack(configuration(input)).watch({}, (error, stats) => {
      try {
        if (error || !stats) {
          throw error ?? new Error(`${input.name}: the bundler returned no result.`);
        }
        if (!areReported(stats, input)) {
          onBundled(assetsOf(stats, input));
        }
      } catch (failure) {
        console.error(failure instanceof Error ? failure.message : failure);
      }
      resolve();
    });
  });
}
