import { performance } from 'node:perf_hooks';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin, Props } from '@docusaurus/types';
import { readPages } from './read-pages';
import type { AfterBuild, SitePlugin } from '../../shared/after-build';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

type LoadedSitePlugin = LoadedPlugin & Pick<SitePlugin, 'afterBuild'>;

/** Docusaurus adds trailing slashes to permalinks when it creates routes. */
function docRoutes(plugins: readonly LoadedPlugin[]): Set<string> {
  return new Set(
    plugins
      .filter(({ name }) => name === DOCS_PLUGIN)
      .flatMap(({ content }) => (content as LoadedContent).loadedVersions)
      .flatMap(({ docs }) => docs.map(({ permalink }) => permalink.replace(/\/?$/, '/'))),
  );
}

function ordered(names: readonly string[], plugins: readonly LoadedSitePlugin[]) {
  const found = plugins.filter(({ afterBuild }) => afterBuild);
  const unknown = found.find(({ name }) => !names.includes(name));
  if (unknown) {
    throw new Error(
      `after-build: the plugin "${unknown.name}" has an afterBuild without a place in the order. Correct STEPS in plugins/output/after-build/index.ts.`,
    );
  }
  return names.flatMap((name) => found.find((plugin) => plugin.name === name) ?? []);
}

/**
 * Runs the plugins' steps: all of them rewrite and read the pages together, then each one finishes.
 *
 * @param names - Names of the plugins, in the order in which they finish. Not all have to be there.
 * @returns The name of each part with its seconds.
 * @throws If a plugin with an `afterBuild` isn't in `names`.
 */
export async function runSteps(
  names: readonly string[],
  props: Pick<Props, 'plugins' | 'outDir' | 'baseUrl' | 'routesPaths'> & Partial<Props>,
): Promise<string[]> {
  const { plugins, outDir, baseUrl, routesPaths } = props;
  const timed: string[] = [];
  const time = async <T>(name: string, run: () => T | Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await run();
    timed.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  };

  const steps = ordered(names, plugins);
  const begun: AfterBuild[] = [];
  for (const { afterBuild, content } of steps) {
    begun.push((await afterBuild?.({ ...(props as Props), content })) ?? {});
  }
  await time('pages', () =>
    readPages({ outDir, baseUrl, routes: routesPaths, docs: docRoutes(plugins) }, begun),
  );
  for (const [index, { finish }] of begun.entries()) {
    if (finish) {
      await time(steps[index]?.name ?? '', finish);
    }
  }
  return timed;
}
