import { DOCUSAURUS, pagesIn, RULES, siteOf } from 'mdx-doctor';
import type { Finding, PageRule, Rules } from 'mdx-doctor';
import { headingFaults, parsePage } from 'mdx-doctor/markup';

const rule: PageRule = {
  id: 'short',
  level: 'warning',
  check: ({ source }) => (source ? [] : [{ line: 1, message: 'Empty.', cure: 'Write.' }]),
};

export const rules: Rules = { page: [...RULES.page, rule], site: RULES.site };
export const faults = headingFaults(parsePage('# A', DOCUSAURUS).tree);
export const site = siteOf({
  root: '.',
  siteFolder: '.',
  folders: [],
  packages: [],
  pages: pagesIn('.', { folder: 'docs', basePath: '/docs' }),
  redirects: [],
  conventions: DOCUSAURUS,
  isKnown: () => true,
});
export const lineOf = ({ line }: Finding): number => line;
