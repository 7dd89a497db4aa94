import { expect, test } from '@playwright/test';
import { demoFrame, demoRoot } from './support/hydration';

test.use({ javaScriptEnabled: false });

test(
  'demos and their previews are visible without scripts, and their animations run',
  { tag: '@commit' },
  async ({ page }) => {
    await page.goto('/material-ui/react-button/');
    const demo = demoRoot(page, 'BasicButtons');
    await expect(demo.getByRole('button')).toHaveText(['Skip', 'Save', 'Publish']);
    const preview = demoFrame(page, 'BasicButtons').locator('pre');
    await expect(preview).toBeVisible();
    await expect(preview).toContainText('<Button variant="contained">Publish</Button>');
    await expect(
      demoFrame(page, 'BasicButtons').getByRole('link', { name: 'BasicButtons.tsx' }),
    ).toBeVisible();
    // No buttons that need scripts.
    await expect(demoFrame(page, 'BasicButtons').getByRole('button')).toHaveText([
      'Skip',
      'Save',
      'Publish',
    ]);
    const spinner = demoRoot(page, 'LoadingButtons').getByRole('progressbar').first();
    await expect(spinner).toHaveCSS('animation-play-state', 'running');
  },
);
