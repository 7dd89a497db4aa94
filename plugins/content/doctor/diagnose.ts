import path from 'node:path';
import { inOrder } from './finding';
import type { Finding, Level, Report } from './finding';
import { PAGE_RULES, SITE_RULES } from './rules';
import { compileReports } from './rules/compile';
import type { Page, Site, SitePage } from './site';

function found(id: string, level: Level, page: Page, report: Report): Finding {
  return { ...report, rule: id, level, file: report.file ?? page.file };
}

/** The findings in one page, without those about other pages and trees. */
export async function diagnosePage(page: Page, site: Site): Promise<Finding[]> {
  if (page.fault) {
    return [found('mdx', 'error', page, page.fault)];
  }
  const reports = await Promise.all(
    PAGE_RULES.map(async ({ id, level, check }) =>
      (await check(page, site)).map((report) => found(id, level, page, report)),
    ),
  );
  const findings = reports.flat();
  const compiled = (await compileReports(page, site)).map((report) =>
    found(report.rule, 'error', page, report),
  );
  // A plugin stops at its first error, which a rule may have reported already.
  const isNew = ({ line, message }: Finding) =>
    !findings.some((one) => one.line === line && message.startsWith(one.message));
  return [...findings, ...compiled.filter(isNew)];
}

/**
 * Checks pages.
 *
 * @param places - The pages.
 * @param files - Files to report findings for, in addition to the pages: findings about several
 *   pages, trees and demos are included if they concern one of these; `null` includes all.
 * @returns The findings, sorted by file and line.
 */
export async function diagnose(
  site: Site,
  places: readonly SitePage[],
  files: readonly string[] | null,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const place of places) {
    findings.push(...(await diagnosePage(await site.read(place), site)));
  }
  const asked = [...places.map(({ file }) => file), ...(files ?? [])];
  const folders = asked.map((file) => `${path.posix.dirname(file)}/demos/`);
  const isAsked = ({ file }: Finding) =>
    asked.includes(file) || folders.some((folder) => file.startsWith(folder));
  const together = SITE_RULES.flatMap(({ id, level, stopsBuild, check }) =>
    check(site)
      .map((report): Finding => ({ ...report, rule: id, level }))
      .filter((finding) => files === null || stopsBuild || isAsked(finding)),
  );
  return inOrder([...findings, ...together]);
}
