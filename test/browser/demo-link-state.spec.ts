import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { encodeState } from '../../src/demos/link-state/codec';
import { collectFaults } from './support/page-faults';
import { demoFrame, openHydrated } from './support/hydration';
import { control } from './support/toolbar';

const BUTTONS = '/material-ui/react-button/';
const DEMO = 'LoadingButtonsTransition';

/** Code that changes the title of the page if it runs. */
const CODE = `export default function Changed() {
  window.top.document.title = 'it ran';
  return <b>changed</b>;
}
`;

function linkedCode(page: Page) {
  return demoFrame(page, DEMO).getByRole('region', {
    name: `Edited code of ${DEMO} from the link`,
  });
}

test(
  'a hash with a file name scrolls to the demo and opens its code in that language',
  { tag: '@commit' },
  async ({ page }) => {
    await openHydrated(page, `${BUTTONS}#${DEMO}.tsx`);
    await expect(demoFrame(page, DEMO)).toBeInViewport();
    await expect(demoFrame(page, DEMO).getByLabel(`${DEMO}.tsx`)).toContainText('export default');
    await expect(control(page, 'BasicButtons', 'Expand code')).toHaveAttribute(
      'aria-expanded',
      'false',
    );

    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, `#${DEMO}.js`);
    await expect(demoFrame(page, DEMO).getByLabel(`${DEMO}.js`)).toContainText('export default');
  },
);

test(
  'a link with code shows its changes and does not run it',
  { tag: '@commit' },
  async ({ page }) => {
    await openHydrated(
      page,
      `${BUTTONS}#${DEMO}.tsx?s=${encodeState({ code: CODE, variant: 'TS' })}`,
    );
    const changes = linkedCode(page).getByRole('group', { name: 'Changes from the original' });
    await expect(changes.locator('ins').filter({ hasText: "'it ran'" })).toBeVisible();
    await expect(changes.locator('del').filter({ hasText: 'export default' })).toBeVisible();
    await expect(linkedCode(page).getByRole('button', { name: 'Run' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page).not.toHaveTitle('it ran');
    // In place of the complete source, not in addition to it.
    const source = demoFrame(page, DEMO).getByLabel(`${DEMO}.tsx`, { exact: true });
    await expect(source).toHaveCount(0);

    await linkedCode(page).getByRole('button', { name: 'Discard' }).click();
    await expect(linkedCode(page)).toHaveCount(0);
    await expect(source).toContainText('export default');
  },
);

test('reports a damaged link and shows the original demo', async ({ page }) => {
  const faults = await collectFaults(page);
  await openHydrated(page, `${BUTTONS}#${DEMO}.js?s=nonsense%00<script>`);
  const frame = demoFrame(page, DEMO);
  await expect(frame.getByRole('alert')).toContainText('This link is damaged');
  await expect(frame.getByLabel(`${DEMO}.js`)).toContainText('export default');
  await frame.getByRole('button', { name: 'Discard' }).click();
  await expect(frame.getByRole('alert')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a failed accessibility test links to its demo in dark mode', async ({ page }) => {
  await openHydrated(page, '/joy-ui/react-autocomplete/');
  const results = page.locator('#test-results');
  await results
    .getByRole('listitem')
    .filter({ hasText: '(dark mode)' })
    .getByRole('link', { name: 'AutocompleteError', exact: true })
    .click();
  const demo = demoFrame(page, 'AutocompleteError');
  await expect(demo).toBeInViewport();
  const frame = demo.frameLocator('iframe[title="Demo AutocompleteError in a frame"]');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
});
