import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { hasGitHistory } from '../../plugins/content/docs-instances/git-history';
import { ROOT } from '../../scripts/shared/root';
import { allRoutes } from '../../scripts/serve/site-routes';
import { SITE_BRANCH, SITE_REPOSITORY, productById } from '../../src/foundation/products';
import { buttonDeclaration, editLinksOf } from './support/edit-links';
import { htmlOf } from './support/page-html';
import { attributesOf, textsOf } from './support/texts';

const PAGE = '/material-ui/react-alert/';
const SOURCE = 'docs-material/components/alert/alert.mdx';
const EDIT = `${SITE_REPOSITORY}/edit/${SITE_BRANCH}/`;

describe('a component page', () => {
  const $ = load(htmlOf(PAGE));

  it('has breadcrumbs that name its groups and link to the home page', () => {
    const crumbs = $('nav[aria-label=Breadcrumbs]');
    expect(textsOf(crumbs.find('li'))).toEqual(['', 'Components', 'Feedback', 'Alert']);
    expect(crumbs.find('a[aria-label="Home page"]').attr('href')).toBe('/');
  });

  it('links to the packages, sources and changelogs of the products', () => {
    const links = $('nav[aria-label="More pages"] a');
    const { packages, repository } = productById('material-ui');
    expect(attributesOf(links, 'href')).toEqual(
      expect.arrayContaining([
        ...packages.map(
          ({ name, version }) => `https://www.npmjs.com/package/${name}/v/${version}`,
        ),
        repository?.url,
        `${repository?.url}/blob/HEAD/CHANGELOG.md`,
        SITE_REPOSITORY,
        `${SITE_REPOSITORY}/blob/HEAD/CHANGELOG.md`,
      ]),
    );
    expect(textsOf(links)).toEqual(expect.arrayContaining(packages.map(({ name }) => name)));
  });

  const itWithHistory = hasGitHistory(ROOT) ? it : it.skip;
  itWithHistory('says when its source last changed (skipped without the Git history)', () => {
    const dates = attributesOf($('.theme-last-updated time'), 'datetime');
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct', '--', SOURCE], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(dates).toEqual([new Date(Number(seconds) * 1000).toISOString()]);
  });
});

describe('links to the pages before and after', () => {
  /** Text and address of the links below a page. */
  const neighborsOf = (route: string) => {
    const links = load(htmlOf(route))('nav[aria-label="Previous and next page"] a');
    const hrefs = attributesOf(links, 'href');
    return textsOf(links).map((text, index) => ({ text, href: hrefs[index] ?? '' }));
  };

  it('begin with the page after the first one', () => {
    expect(neighborsOf('/material-ui/getting-started/')).toEqual([
      {
        text: 'Next · Getting startedInstallation',
        href: '/material-ui/getting-started/installation/',
      },
    ]);
  });

  it.each([PAGE, '/material-ui/react-card/'])(
    'of %s link forward and back, by group and title',
    (route) => {
      const [previous, next] = neighborsOf(route);
      const titleOf = ({ href }: { href: string }) => load(htmlOf(href))('h1').text();
      expect(previous?.text).toMatch(/^Previous · ./);
      expect(next?.text).toMatch(/^Next · ./);
      expect(previous?.text.endsWith(titleOf(previous))).toBe(true);
      expect(next?.text.endsWith(titleOf(next))).toBe(true);
      expect(neighborsOf(previous!.href).at(-1)?.href).toBe(route);
      expect(neighborsOf(next!.href)[0]?.href).toBe(route);
    },
  );
});

describe('edit links', () => {
  it('link from a page to its source', () => {
    expect(editLinksOf(PAGE)).toEqual({ 'Edit this page': EDIT + SOURCE });
  });

  it('link to existing files, on every page', () => {
    const missing = allRoutes().flatMap((route) =>
      htmlOf(route)
        .split(EDIT)
        .slice(1)
        .map((rest) => rest.replace(/[\s"'>].*/s, ''))
        .filter((file) => !existsSync(path.join(ROOT, file)))
        .map((file) => `${route} links to ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('link from an API page to the line of the type declaration', () => {
    const links = editLinksOf('/material-ui/api/button/');
    expect(links).toEqual({
      'View the type declaration': buttonDeclaration(productById('material-ui').version),
    });
    const line = Number(/#L(\d+)$/.exec(links['View the type declaration']!)?.[1]);
    const declaration = readFileSync(
      path.join(ROOT, 'node_modules/@mui/material/Button/Button.d.ts'),
      'utf8',
    );
    expect(declaration.split('\n')[line - 1]).toMatch(/^declare const Button\b/);
  });
});
