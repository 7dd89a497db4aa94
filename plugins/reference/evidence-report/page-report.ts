import { evidenceFile, pageReport as reportOf } from 'accessibility-evidence';
import type { Evidence, PageReport, ReportLinks as PackageLinks } from 'accessibility-evidence';
import { EVIDENCE_FOLDER } from '../accessibility-evidence';
import { workaroundFor } from './workarounds';

/** How a report links to files and pages of the site. */
export interface ReportLinks {
  demo: PackageLinks['demo'];
  /** Links to a published file, by its path from the site's root. */
  file: (path: string) => string;
  /** URL of the page that describes the checks. */
  conformance: string;
}

/** The results of a page as text, with ways around failures. */
export function pageReport(
  evidence: Evidence,
  { demo, file, conformance }: ReportLinks,
): PageReport {
  // Icons have the version of their library.
  const packages = Object.entries(evidence.packages).filter(([name]) => !name.includes('icons'));
  return reportOf(
    { ...evidence, packages: Object.fromEntries(packages) },
    {
      demo,
      data: file(`${EVIDENCE_FOLDER}/${evidenceFile(evidence)}`),
      conformance,
      aroundOf: (rule) => workaroundFor({ ...evidence, rule }),
    },
  );
}
