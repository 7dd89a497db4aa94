import {
  demoBrowserGlobal,
  demoImport,
  demoWithoutPage,
  duplicateId,
  pageWithoutDemo,
} from './demos';
import { ignoredFile, partialWithoutPage } from './files';
import { frontMatter } from './front-matter';
import { headingJump } from './heading-jump';
import { altText, brokenImage } from './images';
import { interfaceTexts } from './interface-texts';
import { brokenAnchor, brokenLink, oldVersionLink } from './links';
import { prose } from './prose';
import type { PageRule, SiteRule } from './rule';
import { sectionProse } from './section-prose';
import { shownProps, shownVariants } from './shown-props';
import { spelling } from './spelling';
import { duplicateSlug, duplicateTitle, entryWithoutPage, pageWithoutEntry } from './tree';
import { wordChoice } from './word-choice';

/** Rules that check one page. */
export const PAGE_RULES: readonly PageRule[] = [
  frontMatter,
  headingJump,
  sectionProse,
  brokenLink,
  brokenAnchor,
  oldVersionLink,
  altText,
  brokenImage,
  duplicateId,
  demoBrowserGlobal,
  demoImport,
  pageWithoutDemo,
  shownProps,
  shownVariants,
  spelling,
  prose,
  wordChoice,
];

/** Rules that check pages, trees and demos together. */
export const SITE_RULES: readonly SiteRule[] = [
  pageWithoutEntry,
  entryWithoutPage,
  duplicateSlug,
  duplicateTitle,
  ignoredFile,
  partialWithoutPage,
  demoWithoutPage,
  interfaceTexts,
];
