import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { PRODUCTS, archivesOf } from '../../src/foundation/products';
import { demoRoot } from './support/hydration';
import { Edits, startDevServer } from './support/dev-server';

const isFullRun = process.env.FULL === '1';

interface Case {
  /** Value of `DOCS_ONLY`. Empty for all products. */
  product: string;
  /** A page of each kind: an overview, an API page, conformance, a tool. */
  pages: readonly string[];
  /** A page with a demo, whose texts are edited. */
  edited: { path: string; file: string; title: string; demo: string; text: string };
}

const CASES: readonly Case[] = [
  {
    product: '',
    pages: [
      '/system/react-stack/',
      '/joy-ui/react-chip/',
      '/material-ui/react-button/',
      '/x/react-tree-view/',
      '/docs-infra/getting-started/',
    ],
    edited: {
      path: '/material-ui/react-chip/',
      file: 'docs-material/components/chip/chip.mdx',
      title: 'Chip',
      demo: 'ClickableChips',
      text: 'Grain bowls',
    },
  },
  {
    product: 'system',
    pages: [
      '/system/getting-started/',
      '/system/api/stack/',
      '/system/getting-started/accessibility-conformance/',
    ],
    edited: {
      path: '/system/react-stack/',
      file: 'docs-system/components/stack/stack.mdx',
      title: 'Stack',
      demo: 'BasicStack',
      text: 'Fetch water',
    },
  },
  {
    product: 'joy-ui',
    pages: [
      '/joy-ui/getting-started/',
      '/joy-ui/api/chip/',
      '/joy-ui/getting-started/accessibility-conformance/',
    ],
    edited: {
      path: '/joy-ui/react-chip/',
      file: 'docs-joy/components/chip/chip.mdx',
      title: 'Chip',
      demo: 'ClickableChip',
      text: 'Remind me later',
    },
  },
  {
    product: 'material-ui',
    pages: [
      '/material-ui/getting-started/',
      '/material-ui/api/chip/',
      '/material-ui/material-icons/',
      '/material-ui/customization/theme-studio/',
      '/material-ui/getting-started/templates/',
      ...archivesOf(PRODUCTS).map(({ basePath }) => `${basePath}/react-button/`),
    ],
    edited: {
      path: '/material-ui/react-chip/',
      file: 'docs-material/components/chip/chip.mdx',
      title: 'Chip',
      demo: 'BasicChips',
      text: 'Contains celery',
    },
  },
  {
    product: 'x',
    pages: [
      '/x/introduction/',
      '/x/react-data-grid/',
      '/x/react-charts/',
      '/x/react-date-pickers/',
    ],
    edited: {
      path: '/x/react-tree-view/',
      file: 'docs-x/tree-view/tree-view.mdx',
      title: 'Tree view',
      demo: 'BasicTree',
      text: 'Contract.pdf',
    },
  },
  {
    product: 'docs-infra',
    pages: ['/docs-infra/testing/', '/experiments/docs/demos/'],
    edited: {
      path: '/docs-infra/getting-started/',
      file: 'docs-infra/manual/getting-started.mdx',
      title: 'Overview',
      demo: 'TicketCounter',
      text: 'Sell a ticket',
    },
  },
];

/** What the dev server shows above a page that doesn't compile. */
const OVERLAY = 'iframe#webpack-dev-server-client-overlay';

/** Opens a page, and waits until it shows its title and no error. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('This page stopped working')).toHaveCount(0);
  await expect(page.locator(OVERLAY)).toBeHidden();
}

for (const { product, pages, edited } of CASES) {
  test(
    `the dev server shows and updates the pages of ${product || 'all products'}`,
    {
      tag: product === 'system' ? '@commit' : [],
    },
    async ({ page }) => {
      test.skip(!isFullRun && product !== 'system', 'npm run test:full starts every product');
      // The first compilation takes a minute on a slow machine.
      test.setTimeout(600_000);
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const edits = new Edits();
      const server = await startDevServer(product);
      try {
        page.setDefaultTimeout(60_000);
        for (const path of ['/', '/size-snapshot/', '/nowhere/', ...pages]) {
          await open(page, server.url + path);
        }
        // The first request for a frame bundles all of them.
        const frame = await page.request.get(`${server.url}/demo/${edited.path.split('/')[1]}/`, {
          timeout: 300_000,
        });
        expect(await frame.text()).toContain('/assets/demo-frames/');

        const { path, file, title, demo, text } = edited;
        await open(page, server.url + path);
        const running = demoRoot(page, demo);
        await running.scrollIntoViewIfNeeded();
        await expect(running.getByText(text)).toBeVisible({ timeout: 60_000 });
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toContainText(title);
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        const scrolled = await page.evaluate(() => window.scrollY);

        edits.replace(file.replace(/[^/]+$/, `demos/${demo}.tsx`), text, 'Edited demo');
        await expect(running.getByText('Edited demo')).toBeVisible({ timeout: 60_000 });
        const marker = `<Demo name="${demo}"`;
        edits.replace(file, marker, `An edited paragraph.\n\n${marker}`);
        await expect(page.getByText('An edited paragraph.')).toBeAttached({ timeout: 60_000 });
        edits.replace(file, 'An edited paragraph.', 'An edited <em>paragraph.');
        await expect(page.frameLocator(OVERLAY).getByText(file)).toBeVisible({ timeout: 60_000 });
        edits.restore();
        await expect(page.getByText('An edited')).toHaveCount(0, { timeout: 60_000 });
        await expect(running.getByText(text)).toBeVisible({ timeout: 60_000 });

        await expect(page.locator(OVERLAY)).toBeHidden();
        // An edit that arrives while the page still renders the one before makes webpack reload it,
        // which happens by chance on a slow machine, so it doesn't decide a landing.
        if (isFullRun) {
          expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
          expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
        }
        // The module of the page that didn't compile throws the compiler's error.
        expect(errors.filter((error) => !error.includes('Module build failed'))).toEqual([]);
      } finally {
        edits.restore();
        await server.stop();
      }
    },
  );
}
