import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { encodeState } from '../src/demos/link-state/codec';
import { collectFaults } from './support/page-faults';
import { demoFrame, openHydrated } from './support/hydration';
import { control } from './support/toolbar';

const BUTTONS = '/material-ui/react-button/';
const DEMO = 'LoadingButtonsTransition';

/** Code that leaves a trace wherever it runs. */
const CODE = `export default function Changed() {
  window.top.document.title = 'it ran';
  return <b>changed</b>;
}
`;

function linkedCode(page: Page) {
  return demoFrame(page, DEMO).getByRole('region', { name: `Linked code of ${DEMO}` });
}

test('a hash with a file name scrolls to the demo and opens it', async ({ page }) => {
  await openHydrated(page, `${BUTTONS}#${DEMO}.tsx`);
  await expect(demoFrame(page, DEMO)).toBeInViewport();
  await expect(demoFrame(page, DEMO).getByLabel(`${DEMO}.tsx`)).toContainText('export default');
  await expect(control(page, 'BasicButtons', 'Expand code')).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('a link on the page does the same, in the language it names', async ({ page }) => {
  await openHydrated(page, BUTTONS);
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${DEMO}.js`);
  await expect(demoFrame(page, DEMO)).toBeInViewport();
  await expect(demoFrame(page, DEMO).getByLabel(`${DEMO}.js`)).toContainText('export default');
});

test('neither language is loaded before it is shown', async ({ page }) => {
  const sources: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/demos/')) {
      sources.push(pathname);
    }
  });
  await openHydrated(page, BUTTONS);
  await page.waitForLoadState('networkidle');
  expect(sources).toEqual([]);
  await control(page, 'BasicButtons', 'Expand code').click();
  await expect(demoFrame(page, 'BasicButtons').getByLabel('BasicButtons.tsx')).toContainText('e');
  expect(sources).toEqual(['/demos/docs-material/components/button/BasicButtons.tsx.html']);
});

test('a link with code shows the code and runs nothing', async ({ page }) => {
  const faults = await collectFaults(page);
  await openHydrated(
    page,
    `${BUTTONS}#${DEMO}.tsx?s=${encodeState({ code: CODE, variant: 'TS' })}`,
  );
  await expect(linkedCode(page).locator('pre')).toHaveText(CODE);
  await page.waitForLoadState('networkidle');
  await expect(page).not.toHaveTitle('it ran');
  expect(faults).toEqual([]);

  await linkedCode(page).getByRole('button', { name: 'Discard' }).click();
  await expect(linkedCode(page)).toHaveCount(0);
});

const HOSTILE = {
  noise: 'nonsense%00<script>',
  'what is cut off': encodeState({ code: CODE, variant: 'TS' })!.slice(0, 30),
  'what is far too long': 'A'.repeat(60_000),
};

for (const [what, state] of Object.entries(HOSTILE)) {
  test(`a link with ${what} says so, and the page lives`, async ({ page }) => {
    const faults = await collectFaults(page);
    await openHydrated(page, `${BUTTONS}#${DEMO}.js?s=${state}`);
    const frame = demoFrame(page, DEMO);
    await expect(frame.getByRole('alert')).toContainText('This link to the demo is damaged');
    await expect(frame.getByLabel(`${DEMO}.js`)).toContainText('export default');
    await frame.getByRole('button', { name: 'Discard' }).click();
    await expect(frame.getByRole('alert')).toHaveCount(0);
    expect(faults).toEqual([]);
  });
}
