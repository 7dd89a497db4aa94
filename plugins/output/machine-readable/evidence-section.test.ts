import { demosPage } from '../../reference/api-pages/fixtures/api-page';
import { evidence, failure } from '../../reference/evidence-report/fixtures/evidence';
import { evidenceSection } from './evidence-section';

const SITE = 'https://docs.example.com';
const PAGE = '/material-ui/react-chip/';

it('contains the results of the pages with demos, with absolute links', () => {
  const found = new Map([[PAGE, evidence({ failures: [failure('BasicChips')] })]]);
  const demos = [demosPage('Chip', PAGE), demosPage('Other', '/material-ui/react-other/')];
  const text = evidenceSection({ demos }, found, SITE).join('\n\n');
  expect(text).toMatch(/^## Accessibility test results\n/);
  expect(text).toContain(`Of the demos on the [Chip](${SITE}${PAGE}) page:`);
  expect(text).toContain(`[BasicChips](${SITE}${PAGE}#BasicChips) (light mode, right-to-left)`);
  expect(text).toContain(`[data](${SITE}/a11y-data/material-ui/7.3.2/chip.json)`);
  expect(text).not.toContain('Other');
});

it('is empty without results', () => {
  expect(evidenceSection({ demos: [demosPage('Chip', PAGE)] }, new Map(), SITE)).toEqual([]);
});
