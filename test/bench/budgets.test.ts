import { version } from '@docusaurus/core/package.json';
import recorded from './baseline.json';
import { componentPageBudget, plainPageBudget } from './budgets';

const BASELINE = { js: { docsPage: 200_000 } };

describe('budgets', () => {
  it('allows a page without demos 61.2 % of a docs page of the plain site', () => {
    expect(plainPageBudget(BASELINE)).toBe(122_400);
  });

  it('allows a page with demos 3 kB more', () => {
    expect(componentPageBudget(BASELINE)).toBe(125_400);
  });

  it('rounds down to full bytes', () => {
    const baseline = { js: { docsPage: 1_001 } };
    expect(plainPageBudget(baseline)).toBe(612);
    expect(componentPageBudget(baseline)).toBe(3_612);
  });

  it('uses a baseline of the installed Docusaurus version', () => {
    expect(recorded.docusaurus).toBe(version);
  });
});
