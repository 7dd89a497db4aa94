import { parseArgs } from 'node:util';
import redirectsData from '../../addresses/redirects.json';
import { readRedirects } from '../../plugins/output/site-map-data/redirects';
import { documentedProducts } from '../../src/foundation/products';
import { diagnose } from '../../plugins/content/doctor/diagnose';
import { formatFinding, formatSummary } from '../../plugins/content/doctor/finding';
import { applyFixes } from './doctor/apply-fixes';
import { chosenPages } from './doctor/chosen-pages';
import { readSite } from '../../plugins/content/doctor/site';
import { ROOT } from '../shared/root';
import { runAsCommand } from '../shared/run-as-command';

const OPTIONS = {
  json: { type: 'boolean' },
  fix: { type: 'boolean' },
  // From `npm run check`: the list of files may be empty, which means all pages otherwise.
  changed: { type: 'boolean' },
} as const;

// `npm run doctor [-- [--json] [--fix] [folder or page …]]`: checks pages in seconds.
runAsCommand(module, async () => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const input = {
    root: ROOT,
    products: documentedProducts(),
    redirects: readRedirects(redirectsData),
  };
  const files = positionals.length === 0 && !values.changed ? null : positionals;
  const examine = () => {
    const site = readSite(input);
    const pages = chosenPages(site, files);
    return diagnose(site, pages, files).then((findings) => ({ findings, pages }));
  };
  let { findings, pages } = await examine();
  if (values.fix && applyFixes(ROOT, findings) > 0) {
    ({ findings, pages } = await examine());
  }
  if (values.json) {
    console.log(JSON.stringify(findings, null, 2));
  } else {
    findings.forEach((finding) => console.log(formatFinding(finding)));
    console.log(formatSummary(findings, pages.length));
  }
  return findings.some(({ level }) => level === 'error') ? 1 : 0;
});
