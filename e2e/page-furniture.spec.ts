import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { hasGitHistory } from '../plugins/docs-instances/git-history';
import { ROOT } from '../scripts/root';
import { BUILD_DIR } from '../scripts/root';
import { htmlFileOfRoute } from '../scripts/routes';
import { SITE_BRANCH, SITE_REPOSITORY, productById } from '../src/products';
import { openHydrated } from './support/hydration';
import { allRoutes } from '../scripts/site-routes';
import { scrollTo, scrollY } from './support/scroll-position';
import { SIZES } from './support/window-sizes';

const PAGE = '/material-ui/react-alert/';
const SOURCE = 'docs-material/components/alert/alert.mdx';
const EDIT = `${SITE_REPOSITORY}/edit/${SITE_BRANCH}/`;

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('breadcrumbs name the groups of the page, and lead home', async ({ page }) => {
      await openHydrated(page, PAGE);
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
      await expect(crumbs.getByRole('listitem')).toHaveText([
        '',
        'Components',
        'Feedback',
        'Alert',
      ]);
      await crumbs.getByRole('link', { name: 'Home page' }).click();
      await expect(page).toHaveURL('/');
    });

    test('the button to the top is there after 200 px, and leads there', async ({ page }) => {
      await openHydrated(page, PAGE);
      const button = page.getByRole('button', { name: 'Scroll back to top' });
      await scrollTo(page, 200);
      await expect(button).toHaveCount(0);
      await scrollTo(page, 1200);
      await button.click();
      await expect(button).toHaveCount(0);
      expect(await scrollY(page)).toBeLessThanOrEqual(200);
      await expect.poll(() => scrollY(page)).toBe(0);
    });

    for (const route of ['/', PAGE]) {
      test(`the first press of Tab on ${route} offers to skip to the content`, async ({ page }) => {
        await openHydrated(page, route);
        await page.keyboard.press('Tab');
        const skip = page.getByRole('link', { name: 'Skip to content' });
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        const place = await page.evaluate(() => ({
          isInMain: document.activeElement?.closest('main, #__docusaurus_skipToContent_fallback'),
          isInBar: document.activeElement?.closest('.navbar'),
        }));
        expect(place).toMatchObject({ isInBar: null });
        expect(place.isInMain).not.toBeNull();
      });
    }

    test('the footer leads to packages, sources and changes', async ({ page }) => {
      await openHydrated(page, PAGE);
      const footer = page.getByRole('navigation', { name: 'Projects' });
      const { packages, repository } = productById('material-ui');
      for (const { name, version } of packages) {
        await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          `https://www.npmjs.com/package/${name}/v/${version}`,
        );
      }
      const hrefs = await footer
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(
        expect.arrayContaining([
          repository?.url,
          `${repository?.url}/blob/HEAD/CHANGELOG.md`,
          SITE_REPOSITORY,
          `${SITE_REPOSITORY}/blob/HEAD/CHANGELOG.md`,
        ]),
      );
    });
  });
}

test('with reduced motion the way to the top is a jump', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, PAGE);
  await scrollTo(page, 1200);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  const after = await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    return window.scrollY;
  });
  expect(after).toBe(0);
});

for (const [route, previous, next] of [
  ['/material-ui/getting-started/', null, 'Installation'],
  [PAGE, 'Tooltip', 'Dialog'],
  ['/material-ui/react-card/', 'Dialog', 'Tabs'],
] as const) {
  test(`before ${route} stands ${previous}, after it ${next}`, async ({ page }) => {
    await page.goto(route);
    const links = page
      .getByRole('navigation', { name: 'Previous and next page' })
      .getByRole('link');
    await expect(links).toHaveText([
      ...(previous ? [new RegExp(`^Previous\\s*${previous}$`)] : []),
      new RegExp(`^Next\\s*${next}$`),
    ]);
  });
}

test('a page links to its source, which is there', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    EDIT + SOURCE,
  );
  const missing = allRoutes().flatMap((route) => {
    const html = readFileSync(htmlFileOfRoute(BUILD_DIR, route), 'utf8');
    return html
      .split(EDIT)
      .slice(1)
      .map((rest) => rest.replace(/[\s"'>].*/s, ''))
      .filter((file) => !existsSync(path.join(ROOT, file)))
      .map((file) => `${route} leads to ${file}`);
  });
  expect(missing).toEqual([]);
});

test('an archived page links to its own source, and to that of the current version', async ({
  page,
}) => {
  await page.goto('/material-ui/v6/react-alert/');
  const article = page.getByRole('article');
  await expect(article.getByRole('link', { name: /^Edit this page of v?6/ })).toHaveAttribute(
    'href',
    `${EDIT}docs-material_versioned_docs/version-6.5.0/components/alert/alert.mdx`,
  );
  await expect(
    article.getByRole('link', { name: 'Edit the page of the current version' }),
  ).toHaveAttribute('href', EDIT + SOURCE);
});

test("an API page links to the line of its package's declaration", async ({ page }) => {
  await page.goto('/material-ui/api/button/');
  const link = page.getByRole('link', { name: 'Read the declaration behind this page' });
  const href = (await link.getAttribute('href')) ?? '';
  const [, line] =
    /^https:\/\/github\.com\/mui\/material-ui\/blob\/v7\.3\.2\/packages\/mui-material\/src\/Button\/Button\.d\.ts#L(\d+)$/.exec(
      href,
    ) ?? [];
  const declaration = readFileSync(
    path.join(ROOT, 'node_modules/@mui/material/Button/Button.d.ts'),
    'utf8',
  );
  expect(declaration.split('\n')[Number(line) - 1], href).toMatch(/^declare const Button\b/);
});

test("an archived API page links to its own declaration and to the current version's", async ({
  page,
}) => {
  await page.goto('/material-ui/v6/api/button/');
  const article = page.getByRole('article');
  for (const [name, version] of [
    ['Read the declaration behind this page', 'v6.5.0'],
    ['Read the declaration of the current version', 'v7.3.2'],
  ]) {
    await expect(article.getByRole('link', { name })).toHaveAttribute(
      'href',
      new RegExp(`/blob/${version}/packages/mui-material/src/Button/Button\\.d\\.ts#L\\d+$`),
    );
  }
});

test('a page says when git saw its last change', async ({ page }) => {
  test.skip(!hasGitHistory(ROOT), 'a shallow clone does not know');
  const seconds = execFileSync('git', ['log', '-1', '--format=%ct', '--', SOURCE], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  await page.goto(PAGE);
  await expect(page.locator('.theme-last-updated time')).toHaveAttribute(
    'datetime',
    new Date(Number(seconds) * 1000).toISOString(),
  );
});
