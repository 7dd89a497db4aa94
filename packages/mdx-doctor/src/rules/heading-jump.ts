import path from 'node:path';
import { siteDirOf } from '../engine/site';
import type { PageRule } from '../engine/rule';
import { isPartial } from '../page/front-matter';
import { headingFaults } from '../page/headings';
import { placeOf } from '../page/outline';
import { partialHeadings } from '../page/partial-headings';

/** Skipped levels, and a second h1. */
export const headingJump: PageRule = {
  id: 'heading-jump',
  level: 'error',
  check: ({ tree, file }, site) => {
    const place = [path.join(site.root, file), siteDirOf(site), site.conventions] as const;
    return headingFaults(tree, {
      isPartial: isPartial(file),
      partials: partialHeadings(tree, ...place),
      titleInText: site.conventions.titleInText,
    }).map((fault) => ({ ...placeOf(fault), message: fault.message, cure: fault.cure }));
  },
};
