import { applyFixes, formatFinding, formatSummary, inOrder } from 'mdx-doctor';
import redirectsData from '../../addresses/redirects.json';
import { readRedirects } from '../../plugins/output/site-map-data/redirects';
import { documentedProducts } from '../../src/foundation/products';
import { diagnose, diagnoseLinks } from '../../plugins/content/doctor/diagnose';
import { diagnoseTranslations } from '../../plugins/content/doctor/translations';
import { checkPlaces, chosenPages } from './doctor/chosen-pages';
import { readSite } from '../../plugins/content/doctor/site';
import { ROOT } from '../shared/root';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';

const COMMAND = {
  name: 'npm run doctor',
  summary: 'Finds mistakes in pages within seconds.',
  options: {
    json: { type: 'boolean', help: 'Print the findings as JSON' },
    fix: { type: 'boolean', help: 'Correct what can be corrected' },
    changed: {
      type: 'boolean',
      help: 'Take the arguments as a list of changed files, which may concern no page',
    },
    links: { type: 'boolean', help: 'Also check the links in all other pages' },
  },
  words: { name: 'folder or page', help: "Relative to the repository's root; all pages otherwise" },
  exitCodes: { 1: 'A page has errors' },
} satisfies CommandLine;

runCommand(module, COMMAND, async ({ values, words }) => {
  const input = {
    root: ROOT,
    products: documentedProducts(),
    redirects: readRedirects(redirectsData),
  };
  const files = words.length === 0 && !values.changed ? null : words;
  const examine = async () => {
    const site = readSite(input);
    if (files && !values.changed) {
      checkPlaces(site, files);
    }
    const pages = chosenPages(site, files);
    const others = values.links
      ? chosenPages(site, null).filter((one) => !pages.includes(one))
      : [];
    const translations = await diagnoseTranslations(site, files);
    const findings = [
      ...translations.findings,
      ...(await diagnose(site, pages, files)),
      ...(await diagnoseLinks(site, others)),
    ];
    return { findings: inOrder(findings), count: pages.length + translations.count };
  };
  let { findings, count } = await examine();
  if (values.fix && applyFixes(ROOT, findings) > 0) {
    ({ findings, count } = await examine());
  }
  if (values.json) {
    console.log(JSON.stringify(findings, null, 2));
  } else {
    findings.forEach((finding) => console.log(formatFinding(finding)));
    console.log(formatSummary(findings, count));
  }
  return findings.some(({ level }) => level === 'error') ? 1 : 0;
});
