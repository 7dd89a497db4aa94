import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILD_DIR } from '../../scripts/shared/root';
import { expectClipboard } from './support/clipboard';
import { openHydrated } from './support/hydration';
import { collectRequests } from './support/requests';

// test/built/machine-readable.test.ts covers the files themselves.

const PAGE = '/material-ui/react-button/';
const TWIN = '/material-ui/react-button.md';

test(
  'the page menu copies a page as Markdown, fetched on hover, and opens it',
  { tag: '@commit' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const fetched = collectRequests(page, /\.md$/);
    await openHydrated(page, PAGE);
    expect(fetched).toEqual([]);
    await page.getByText('Copy page', { exact: true }).click();
    const menu = page.getByRole('list', { name: 'Copy page' });
    const button = menu.getByRole('button', { name: 'Copy page as Markdown' });
    await button.hover();
    await expect.poll(() => fetched).toHaveLength(1);
    await button.click();
    await expectClipboard(page, readFileSync(path.join(BUILD_DIR, TWIN), 'utf8'));
    // The label returns to what the button does.
    await expect(button).toBeVisible();
    expect(fetched).toHaveLength(1);

    await menu.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(TWIN);
  },
);
