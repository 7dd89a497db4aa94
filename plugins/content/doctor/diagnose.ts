import path from 'node:path';
import { isPartial } from '../../shared/page-files';
import { formatFinding, inOrder } from './finding';
import type { Finding, Level, Report } from './finding';
import { PAGE_RULES, SITE_RULES } from './rules';
import { compileReports } from './rules/compile';
import { markupReports } from './rules/markup';
import type { Page, Site, SitePage } from './site';

function found(id: string, level: Level, page: Page, report: Report): Finding {
  return { ...report, rule: id, level, file: report.file ?? page.file };
}

async function findingsIn(page: Page, site: Site): Promise<Finding[]> {
  if (page.fault) {
    return [found(page.fault.rule, 'error', page, page.fault)];
  }
  const rules = PAGE_RULES.filter(({ pagesOnly }) => !pagesOnly || !isPartial(page.file));
  const reports = await Promise.all(
    rules.map(async ({ id, level, check }) =>
      (await check(page, site)).map((report) => found(id, level, page, report)),
    ),
  );
  const inTree = markupReports(page, site).map((fault) => found(fault.rule, 'error', page, fault));
  const findings = [...inTree, ...reports.flat()];
  const compiled = (await compileReports(page, site)).map((report) =>
    found(report.rule, 'error', page, report),
  );
  // A plugin stops at its first error, which a rule may have reported already.
  const isNew = ({ line, message }: Finding) =>
    !findings.some((one) => one.line === line && message.startsWith(one.message));
  return [...findings, ...compiled.filter(isNew)];
}

/** The findings in one page and in the files that it shows, without those about other pages and trees. */
export async function diagnosePage(page: Page, site: Site): Promise<Finding[]> {
  const files = [page, ...(await site.partials(page))];
  return (await Promise.all(files.map((one) => findingsIn(one, site)))).flat();
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
  // Several pages may show the same file.
  const known = new Set<string>();
  const isNew = (finding: Finding) => !known.has(formatFinding(finding));
  for (const place of places) {
    const shown = (await diagnosePage(await site.read(place), site)).filter(isNew);
    shown.forEach((finding) => known.add(formatFinding(finding)));
    findings.push(...shown);
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
