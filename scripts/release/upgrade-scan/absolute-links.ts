import type { Finding } from '../../../src/tools/upgrade-check/types';

/** Lists of findings in a report. */
interface Findings {
  findings?: Finding[];
  fixed?: Finding[];
  left?: Finding[];
}

/**
 * Makes the links of reports absolute, because a report is read outside of the site.
 *
 * @param site - The site's origin, without a trailing slash.
 * @returns A function that returns a report with these links.
 */
export function linkTo(site: string) {
  const linked = (findings: readonly Finding[]) =>
    findings.map((one) => ({ ...one, link: site + one.link }));
  return <Report extends Findings>(report: Report): Report => {
    const { findings, fixed, left } = report;
    return {
      ...report,
      ...(findings && { findings: linked(findings) }),
      ...(fixed && { fixed: linked(fixed) }),
      ...(left && { left: linked(left) }),
    };
  };
}
