import { conformanceText, readEvidence } from 'accessibility-evidence';
import type { Evidence } from 'accessibility-evidence';
import type { checkPages, PageToCheck, SiteToCheck } from 'accessibility-evidence/check';
import { evidence } from 'accessibility-evidence/schema';

export const known: Evidence[] = readEvidence('a11y-data');
export const text: string = conformanceText({ name: 'Gadgets', version: '1.0.0' }, known, String);
export const site: SiteToCheck = { url: 'http://localhost:3000', partClass: /^Button-/ };
export const checks: Parameters<typeof checkPages>[0] = known.map((one) => [
  { ...one, rows: [], demos: [] } satisfies PageToCheck,
  evidence.parse(one),
]);

// @ts-expect-error A site has an address.
export const without: SiteToCheck = {};
