import { expect, test } from '@playwright/test';
import { openHydrated, readyDemo } from './support/hydration';

test('the page about CSS variables shows when the library logs its two messages', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await openHydrated(page, '/material-ui/customization/css-theme-variables/configuration/');
  const demo = await readyDemo(page, 'ConsoleMessages');
  await demo.getByRole('button', { name: 'Restore the color scheme' }).click();
  await demo.getByRole('button', { name: 'Create the old script' }).click();
  await expect
    .poll(() => messages)
    .toEqual([
      '`sepia` does not exist in `theme.colorSchemes`.',
      expect.stringMatching(/^MUI: The getInitColorSchemeScript function has been deprecated\./),
    ]);
});
