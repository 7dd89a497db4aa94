import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Elements shown of each kind of fault; the rest is counted. */
const SHOWN = 3;

/**
 * Looks for breaches of accessibility rules in the whole page, as it is now.
 *
 * @returns One line for each kind of fault: rule, axe's explanation, how often, and where.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  // Without the places of all that is well, which take axe longer to write than to find.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .analyze();
  const places = new Map<string, string[]>();
  for (const { id, nodes } of violations) {
    for (const { target, failureSummary = '' } of nodes) {
      const fault = `${id}: ${failureSummary.replace(/\s+/g, ' ')}`;
      places.set(fault, [...(places.get(fault) ?? []), target.join(' ')]);
    }
  }
  return [...places].map(
    ([fault, selectors]) =>
      `${fault} × ${selectors.length}: ${selectors.slice(0, SHOWN).join(', ')}`,
  );
}
