import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { BUILD_DIR } from '../../scripts/shared/root';
import { slowSelectors } from './support/slow-selectors';

const DIR = path.join(BUILD_DIR, 'assets/css');

it.each([
  'header + *',
  '.page header + *',
  'body > [class*=Mui] *',
  ':is(#a, .b) *',
  ':is(#a, body) > ::before',
  'html:has([data-bar]) .corner',
  ':has(> .child)',
  '.host [class~=wrap] img',
])('recognizes %s', (selector) => {
  expect(slowSelectors(`${selector} {}`)).toEqual([
    { selector, reason: expect.stringMatching(/\w/) },
  ]);
});

it.each([
  '*',
  ':root',
  '.demo-root *',
  '.demo-root:not(#\\#) ::before',
  '.header + *',
  'blockquote > :first-child',
  ':where(#app) :focus-visible',
  '.field:has(:focus-visible)',
  'a[data-api]:not([class])',
  'td + td',
])('allows %s', (selector) => {
  expect(slowSelectors(`${selector} {}`)).toEqual([]);
});

it('allows any selector in print', () => {
  expect(slowSelectors('@media print { header + * {} }')).toEqual([]);
});

it('no stylesheet makes browsers match the whole page at each change', () => {
  const files = readdirSync(DIR);
  expect(files.some((file) => file.startsWith('main.'))).toBe(true);
  const found = files.flatMap((file) => slowSelectors(readFileSync(path.join(DIR, file), 'utf8')));
  expect(found).toEqual([]);
});
