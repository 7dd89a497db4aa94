import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SURFACES } from '../../../src/foundation/branding/surfaces';
import { direction, mode } from '../../../src/reader/settings/registry';

const page = readFileSync(path.resolve(__dirname, '../../../static/offline.html'), 'utf8');

it.each(['light', 'dark'] as const)('has the colors of the site in %s mode', (mode) => {
  const { surface, text, link, border, 'text-secondary': secondary } = SURFACES[mode];
  const [, rules] = new RegExp(`color-scheme: ${mode};([^}]+)`).exec(page) ?? [];
  expect(rules).toContain(`color: ${text};`);
  expect(rules).toContain(`background: ${surface};`);
  expect(rules).toContain(`--link: ${link};`);
  expect(rules).toContain(`--border: ${border};`);
  expect(rules).toContain(`--secondary: ${secondary};`);
});

it('reads the settings from the same storage keys as the site', () => {
  expect(page).toContain(`getItem('${mode.key}')`);
  expect(page).toContain(`getItem('${direction.key}')`);
});
