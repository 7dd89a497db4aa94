import { expect, test } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-material/components/rating/rating.mdx';

test(
  'a rating reacts to the arrow keys that its page lists',
  forRows(PAGE, 'Arrow Right, Arrow Down', 'Arrow Left, Arrow Up'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=rating/CustomizedRating');
    const group = page.getByRole('radiogroup', { name: 'Spiciness of the curry' });
    const level = (chilies: number) =>
      group.getByRole('radio', { name: `${chilies} of 4 on the heat scale` });
    const empty = group.getByRole('radio', { name: 'Not spicy' });
    await level(2).focus();
    for (const [key, chosen] of [
      ['ArrowRight', level(3)],
      ['ArrowDown', level(4)],
      ['ArrowRight', empty],
      ['ArrowRight', level(1)],
      ['ArrowLeft', empty],
      ['ArrowUp', level(4)],
    ] as const) {
      await page.keyboard.press(key);
      await expect(chosen, key).toBeChecked();
      await expect(chosen, key).toBeFocused();
    }
  },
);

test(
  'Tab moves to the current score of a rating, then out of it',
  forRows(PAGE, 'Tab'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=rating/RatingSize');
    const recipe = page.getByRole('radiogroup', { name: 'The recipe' });
    const course = page.getByRole('radiogroup', { name: 'The entire course' });
    await expectFocus(
      page,
      ['Tab', recipe.getByRole('radio', { name: '4 Stars' })],
      ['Tab', course.getByRole('radio', { name: '3 Stars' })],
    );
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio').and(page.locator(':focus'))).toHaveCount(0);
  },
);

test(
  'Tab moves to "no score" if none is given, and an arrow key gives one',
  forRows(PAGE, 'Tab'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=rating/BasicRating');
    const group = page.getByRole('radiogroup', { name: 'How was the sourdough class?' });
    const lowest = group.getByRole('radio', { name: '1 Star' });
    await expectFocus(page, ['Tab', group.getByRole('radio', { name: 'Empty' })]);
    await page.keyboard.press('ArrowRight');
    await expect(lowest).toBeChecked();
  },
);

test('Space selects the focused score of a rating', forRows(PAGE, 'Space'), async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=rating/BasicRating');
  const group = page.getByRole('radiogroup', { name: 'How was the sourdough class?' });
  const score = group.getByRole('radio', { name: '3 Stars' });
  await score.focus();
  await expect(score).not.toBeChecked();
  for (const press of ['first', 'second']) {
    await page.keyboard.press('Space');
    await expect(score, press).toBeChecked();
  }
});
