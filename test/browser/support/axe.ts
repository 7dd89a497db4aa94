import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { COMBINATIONS } from './combinations';
import { switchSettings } from './reader-settings';

/** Number of elements listed for each violation. */
const LISTED = 3;

/**
 * The enabled axe rules whose result can differ between color modes or directions: they read
 * computed colors, or boxes and scroll positions. All other rules read the elements that are shown
 * and their attributes, which are the same in all four combinations.
 */
export const APPEARANCE_RULES: readonly string[] = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
];

/** Rules that axe doesn't enable by itself: visible text is part of a control's name (WCAG 2.5.3). */
const EXTRA_RULES = ['label-content-name-mismatch'];

/** Expects no violations while an element is visible, in each mode and direction. */
export async function expectAccessible(page: Page, visible: Locator): Promise<void> {
  for (const [index, combination] of COMBINATIONS.entries()) {
    await switchSettings(page, combination);
    await expect(visible).toBeVisible();
    const rules = index === 0 ? undefined : APPEARANCE_RULES;
    expect.soft(await axeViolations(page, rules), JSON.stringify(combination)).toEqual([]);
  }
}

/**
 * Checks a page and its frames against accessibility rules.
 *
 * @param rules - Ids of the axe rules to check; by default all that axe enables, and `EXTRA_RULES`.
 * @returns One line for each kind of violation: rule, axe's explanation, count and selectors.
 */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // One run inside the page. The default, a run per frame merged in a second page, takes twice
    // the time. Frames of another origin are left out, such as the sandbox of edited code.
    .setLegacyMode()
    .options({
      // Reporting passing elements would take axe longer than checking them.
      resultTypes: ['violations'],
      ...(rules
        ? { runOnly: { type: 'rule', values: [...rules] } }
        : { rules: Object.fromEntries(EXTRA_RULES.map((id) => [id, { enabled: true }])) }),
    })
    .analyze();
  const selectorsOf = new Map<string, string[]>();
  for (const { id, nodes } of violations) {
    for (const { target, failureSummary = '' } of nodes) {
      const violation = `${id}: ${failureSummary.replace(/\s+/g, ' ')}`;
      selectorsOf.set(violation, [...(selectorsOf.get(violation) ?? []), target.join(' ')]);
    }
  }
  return [...selectorsOf].map(
    ([violation, selectors]) =>
      `${violation} × ${selectors.length}: ${selectors.slice(0, LISTED).join(', ')}`,
  );
}
