import { isPartial } from '../page/front-matter';
import { formatFinding, inOrder } from './finding';
import type { Finding, Report } from './finding';
import type { PageRule, SiteRule } from './rule';
import type { PageOf, Site, SitePage } from './site';

/** The rules of a site. */
export interface Rules<Place extends SitePage = SitePage, All = Site<Place>> {
  page: readonly PageRule<Place, All>[];
  site: readonly SiteRule<All>[];
}

type Rule = Pick<PageRule, 'id' | 'level'>;

function found({ id, level }: Rule, file: string, report: Report): Finding {
  return { rule: id, level, file, ...report };
}

async function findingsIn<Place extends SitePage, All extends Site<Place>>(
  page: PageOf<Place>,
  site: All,
  rules: Rules<Place, All>['page'],
): Promise<Finding[]> {
  const faults = page.faults.map((fault): Finding => ({
    level: 'error',
    file: page.file,
    ...fault,
  }));
  const applied = rules.filter(({ pagesOnly }) => !pagesOnly || !isPartial(page.file));
  const reports = await Promise.all(
    applied.map(async (rule) =>
      (await rule.check(page, site)).map((one) => ({ rule, finding: found(rule, page.file, one) })),
    ),
  );
  const all = reports.flat();
  const broken = new Set(faults.map(({ line }) => line));
  const first = [
    ...faults,
    ...all
      .filter(({ rule, finding }) => !rule.repeats && !broken.has(finding.line))
      .map(({ finding }) => finding),
  ];
  const known = new Set(first.flatMap(({ line, level }) => (level === 'error' ? [line] : [])));
  const more = all.filter(({ rule }) => rule.repeats).map(({ finding }) => finding);
  return [...first, ...more.filter(({ file, line }) => file !== page.file || !known.has(line))];
}

/** The findings in one page and in the files that it shows, without those about several pages. */
export async function diagnosePage<Place extends SitePage, All extends Site<Place>>(
  place: Place,
  site: All,
  rules: Rules<Place, All>['page'],
): Promise<Finding[]> {
  const page = site.read(place.file);
  const files = [page, ...site.partials(place.file)];
  return (await Promise.all(files.map((one) => findingsIn(one, site, rules)))).flat();
}

/**
 * Checks pages.
 *
 * @param places - The pages.
 * @param isAsked - Which findings of rules about several pages are included; `null` for all.
 * @returns The findings, sorted by file and line.
 */
export async function diagnose<Place extends SitePage, All extends Site<Place>>(
  site: All,
  places: readonly Place[],
  rules: Rules<Place, All>,
  isAsked: ((finding: Finding) => boolean) | null = null,
): Promise<Finding[]> {
  // Several pages may show the same file.
  const known = new Map<string, Finding>();
  for (const place of places) {
    for (const finding of await diagnosePage(place, site, rules.page)) {
      known.set(formatFinding(finding), finding);
    }
  }
  const together = rules.site.flatMap((rule) =>
    rule
      .check(site)
      .map((report) => found(rule, report.file, report))
      .filter((finding) => !isAsked || rule.stopsBuild || isAsked(finding)),
  );
  return inOrder([...known.values(), ...together]);
}
