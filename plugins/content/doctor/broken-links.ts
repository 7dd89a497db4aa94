import { brokenAnchor, brokenLink, inOrder } from 'mdx-doctor';
import type { Finding } from 'mdx-doctor';
import { readSite } from './site';
import type { SiteInput } from './site';

/** The broken links in all written pages of the current versions of some products. */
export async function brokenLinks(input: SiteInput): Promise<Finding[]> {
  const site = readSite(input);
  const findings: Finding[] = [];
  for (const place of site.pages.filter(({ generated, archive }) => !generated && !archive)) {
    const page = site.read(place.file);
    for (const { id, level, check } of [brokenLink, brokenAnchor]) {
      const reports = await check(page, site);
      findings.push(...reports.map((one) => ({ file: page.file, ...one, rule: id, level })));
    }
  }
  return inOrder(findings);
}
