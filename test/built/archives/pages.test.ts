import { load } from 'cheerio';
import { filesBelow } from '../../../plugins/shared/files-below';
import { pageFiles } from '../../../plugins/shared/page-files';
import { BUILD_DIR, ROOT } from '../../../scripts/shared/root';
import { routesOfSite } from '../../../scripts/serve/routes';
import { allRoutes } from '../../../scripts/serve/site-routes';
import { PRODUCTS, archivesOf, productById } from '../../../src/foundation/products';
import { htmlOf, loadHead } from '../support/page-html';
import { readBuilt } from '../support/read-built';

/** The chunks of the current libraries; plugins/content/demos/shared-chunks.ts names them. */
const CURRENT_LIBRARY = /\/(?:mui|mui-fields|mui-structure|joy)\.[^/]*\.js$/;

const CURRENT = productById('material-ui');
const routes = allRoutes();
const routesOf = (basePath: string) => routes.filter((route) => route.startsWith(`${basePath}/`));

interface OfflineSets {
  sets: { id: string; list: string }[];
}

/**
 * Scripts that the pages of a product's version can load, including those of demos: the scripts of
 * its offline download, see plugins/output/offline/collect-files.ts.
 */
function scriptsOf(setId: string): string[] {
  const { sets } = JSON.parse(readBuilt('offline/sets.json')) as OfflineSets;
  const set = sets.find(({ id }) => id === setId)!;
  const { files } = JSON.parse(readBuilt(set.list)) as { files: { url: string }[] };
  return files.map(({ url }) => `/${url}`).filter((url) => url.endsWith('.js'));
}

it('finds the chunks of the current library on current pages', () => {
  const scripts = scriptsOf(`material-ui-${CURRENT.version}`);
  expect(scripts.filter((script) => CURRENT_LIBRARY.test(script))).not.toEqual([]);
});

describe.each(archivesOf(PRODUCTS))('$basePath', (archive) => {
  const archived = routesOf(archive.basePath);
  const heads = new Map(archived.map((route) => [route, loadHead(htmlOf(route))]));

  it('loads the archived library, and no chunk of the current one', () => {
    const scripts = scriptsOf(`material-ui-${archive.version}`);
    expect(scripts.filter((script) => CURRENT_LIBRARY.test(script))).toEqual([]);
    expect(scripts.filter((script) => script.includes(`/${archive.installedAs}.`))).toHaveLength(1);
  });

  it('runs every demo on the archived library', () => {
    const demos = archived.flatMap((route) =>
      Array.from(htmlOf(route).matchAll(/<div[^>]* data-demo="?[^>]*>/g), ([tag]) => ({
        route,
        tag,
      })),
    );
    expect(demos.length).toBeGreaterThan(50);
    expect(demos.filter(({ tag }) => !tag.includes(`data-scope=${archive.installedAs}`))).toEqual(
      [],
    );
  });

  it('gives sandboxes the archived version of the library', () => {
    const versions = filesBelow(`demos/${archive.folder}`, BUILD_DIR, /\.json$/)
      .map((file) => JSON.parse(readBuilt(file)) as object)
      .flatMap(({ dependencies }: { dependencies?: Record<string, string> }) =>
        dependencies ? [dependencies[archive.packageName]] : [],
      )
      .filter(Boolean);
    expect(versions.length).toBeGreaterThan(50);
    expect(new Set(versions)).toEqual(new Set([archive.version]));
  });

  it('has a page for each file in its folder', () => {
    const slugs = pageFiles(`${archive.folder}/components`, ROOT).map(
      ({ frontMatter }) => frontMatter.slug,
    );
    expect(slugs.length).toBeGreaterThan(10);
    const missing = slugs.filter((slug) => !archived.includes(`${archive.basePath}${slug}/`));
    expect(missing).toEqual([]);
  });

  it('is hidden from search engines', () => {
    const visible = [...heads].filter(
      ([, $]) => !$('meta[name=robots]').attr('content')?.startsWith('noindex'),
    );
    expect(visible.map(([route]) => route)).toEqual([]);
    expect(routesOfSite(BUILD_DIR).filter((route) => archived.includes(route))).toEqual([]);
  });

  it('names the current page as canonical, if there is one', () => {
    const wrong = [...heads].filter(([route, $]) => {
      const [renamed] =
        Object.entries(archive.renamed).find(
          ([, before]) => `${archive.basePath}${before}/` === route,
        ) ?? [];
      const current = renamed
        ? `${CURRENT.basePath}${renamed}/`
        : route.replace(archive.basePath, CURRENT.basePath);
      const expected = routes.includes(current) ? current : route;
      return new URL($('link[rel=canonical]').attr('href')!).pathname !== expected;
    });
    expect(wrong.map(([route]) => route)).toEqual([]);
  });

  it('names its version on social cards', () => {
    const alts = [...heads.values()].flatMap(
      ($) => $('meta[property="og:image:alt"]').attr('content') ?? [],
    );
    expect(alts.length).toBeGreaterThan(0);
    const start = `${CURRENT.name} v${archive.version}, `;
    expect(alts.filter((alt) => !alt.startsWith(start))).toEqual([]);
  });

  it('has a version banner above the breadcrumbs of every page', () => {
    const wrong = archived.filter((route) => {
      const $ = load(htmlOf(route));
      const [first] = $('main [role=note], main article').get();
      const expected = `You're viewing the docs for v${archive.version}. Latest: v${CURRENT.version}`;
      return !$(first).text().startsWith(expected);
    });
    expect(wrong).toEqual([]);
  });
});

describe('API pages of version 6', () => {
  const page = (pathname: string) => load(htmlOf(`/material-ui/${pathname}`));

  it('link to the current pages of components that have another name now', () => {
    const $ = page('v6/api/grid2/');
    expect($('h1').text()).toBe('Grid2 API');
    expect($('[role=note] a').first().attr('href')).toBe('/material-ui/api/grid/');
  });

  it('list props that the current version lacks', () => {
    const selector = '#dialog-prop-onBackdropClick';
    expect(page('v6/api/dialog/')(selector)).toHaveLength(1);
    expect(page('api/dialog/')(selector)).toHaveLength(0);
  });
});
