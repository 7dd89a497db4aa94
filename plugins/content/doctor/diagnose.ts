import path from 'node:path';
import {
  brokenAnchor,
  brokenLink,
  diagnose as diagnoseBy,
  diagnosePage as diagnosePageBy,
} from 'mdx-doctor';
import type { Finding } from 'mdx-doctor';
import { PAGE_RULES, SITE_RULES } from './rules';
import type { Site, SitePage } from './site';

/**
 * The findings in one page and in the files that it shows, without those about other pages and trees.
 *
 * @public - The dev server loads it by name.
 */
export function diagnosePage(page: SitePage, site: Site): Promise<Finding[]> {
  return diagnosePageBy(page, site, PAGE_RULES);
}

/**
 * Checks pages.
 *
 * @param places - The pages.
 * @param files - Files to report findings for, in addition to the pages: findings about several
 *   pages, trees and demos are included if they concern one of these; `null` includes all.
 * @returns The findings, sorted by file and line.
 */
export function diagnose(
  site: Site,
  places: readonly SitePage[],
  files: readonly string[] | null,
): Promise<Finding[]> {
  const asked = [...places.map(({ file }) => file), ...(files ?? [])];
  const folders = asked.map((file) => `${path.posix.dirname(file)}/demos/`);
  const isAsked = ({ file }: Finding) =>
    asked.includes(file) || folders.some((folder) => file.startsWith(folder));
  const rules = { page: PAGE_RULES, site: SITE_RULES };
  return diagnoseBy(site, places, rules, files === null ? null : isAsked);
}

/** The broken links in pages: what a change in other pages can do to them. */
export function diagnoseLinks(site: Site, places: readonly SitePage[]): Promise<Finding[]> {
  return diagnoseBy(site, places, { page: [brokenLink, brokenAnchor], site: [] });
}
