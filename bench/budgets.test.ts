import { version } from '@docusaurus/core/package.json';
import recorded from './baseline.json';
import { componentPageBudget, plainPageBudget } from './budgets';

const BASELINE = { js: { docsPage: 200_000 } };

describe('budgets', () => {
  it('gives a plain page three quarters of a docs page of the plain site', () => {
    expect(plainPageBudget(BASELINE)).toBe(150_000);
  });

  it('gives a component page 3 kB more than that', () => {
    expect(componentPageBudget(BASELINE)).toBe(153_000);
  });

  it('are whole bytes, never rounded up', () => {
    const baseline = { js: { docsPage: 1_001 } };
    expect(plainPageBudget(baseline)).toBe(750);
    expect(componentPageBudget(baseline)).toBe(3_750);
  });

  it('come from a plain site built by the installed Docusaurus', () => {
    expect(recorded.docusaurus).toBe(version);
  });
});
