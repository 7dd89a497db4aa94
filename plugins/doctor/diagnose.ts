import path from 'node:path';
import { inOrder } from './finding';
import type { Finding, Level, Report } from './finding';
import { PAGE_RULES, SITE_RULES } from './rules';
import { compileReports } from './rules/compile';
import type { Page, Site, SitePage } from './site';

function found(id: string, level: Level, page: Page, report: Report): Finding {
  return { ...report, rule: id, level, file: report.file ?? page.file };
}

/** What is wrong with one page, other pages and trees left out. */
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
  // A plugin stops at the first fault, which a rule may have named already.
  const isNew = ({ line, message }: Finding) =>
    !findings.some((one) => one.line === line && message.startsWith(one.message));
  return [...findings, ...compiled.filter(isNew)];
}

/**
 * Examines pages.
 *
 * @param places - The pages.
 * @param files - Files whose findings are asked for besides: what pages, trees and demos say
 * together is reported where it concerns one of them or of the pages; `null` for all of it.
 * @returns The findings in the order of files and lines.
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
