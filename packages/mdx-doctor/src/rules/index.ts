import type { Rules } from '../engine/diagnose';
import { duplicateSlug, duplicateTitle } from './duplicates';
import { partialWithoutPage } from './files';
import { headingJump } from './heading-jump';
import { altText, brokenImage } from './images';
import { brokenAnchor, brokenLink } from './links';
import { markup } from './markup';

/** What is wrong in the pages of any site. */
export const RULES: Rules = {
  page: [markup, headingJump, brokenLink, brokenAnchor, altText, brokenImage],
  site: [duplicateSlug, duplicateTitle(({ folder }) => folder), partialWithoutPage],
};
