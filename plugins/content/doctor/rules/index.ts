import {
  duplicateSlug,
  duplicateTitle,
  frontMatterRule,
  partialWithoutPage,
  prose,
  RULES,
  sectionProse,
  wordChoice,
} from 'mdx-doctor';
import { frontMatterFaults } from '../../front-matter/faults';
import type { Page, SitePage } from '../site';
import { compiles } from './compile';
import {
  demoBrowserGlobal,
  demoImport,
  demoWithoutPage,
  duplicateId,
  pageWithoutDemo,
} from './demos';
import { ignoredFile } from './files';
import { interfaceTexts } from './interface-texts';
import { oldVersionLink } from './old-version-link';
import type { PageRule, SiteRule } from './rule';
import { shownProps, shownVariants } from './shown-props';
import { spelling } from './spelling';
import { entryWithoutPage, pageWithoutEntry } from './tree';
import wordList from './word-list.json';

/** A rule that skips some pages. */
function unless(isSkipped: (page: Page) => boolean, rule: PageRule): PageRule {
  return { ...rule, check: (page, site) => (isSkipped(page) ? [] : rule.check(page, site)) };
}

// Test pages show one example after another, and contain arbitrary text.
const isTest = ({ instance }: Page) => instance.noIndex === true;
// Archived pages change only to correct mistakes.
const isTestOrArchived = (page: Page) => page.archive !== null || isTest(page);

/** Pages that are compared by title: the written ones of a product and version. */
const groupOf = ({ generated, product, archive }: SitePage) =>
  generated ? null : `${product.id} ${archive?.folder ?? ''}`;

/** Rules that check one page. */
export const PAGE_RULES: readonly PageRule[] = [
  ...RULES.page,
  frontMatterRule(frontMatterFaults),
  unless(isTest, sectionProse),
  oldVersionLink,
  duplicateId,
  demoBrowserGlobal,
  demoImport,
  pageWithoutDemo,
  shownProps,
  shownVariants,
  spelling,
  unless(isTestOrArchived, prose),
  unless(isTestOrArchived, wordChoice(wordList)),
  compiles,
];

/** Rules that check pages, trees and demos together. */
export const SITE_RULES: readonly SiteRule[] = [
  pageWithoutEntry,
  entryWithoutPage,
  duplicateSlug,
  duplicateTitle(groupOf),
  ignoredFile,
  partialWithoutPage,
  demoWithoutPage,
  interfaceTexts,
];
