import { filesBelow } from '../../plugins/shared/files-below';
import { BUILD_DIR } from '../../scripts/shared/root';
import { slowSelectors } from './support/slow-selectors';
import { readBuilt } from './support/read-built';

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
  const files = filesBelow('assets/css', BUILD_DIR, /\.css$/);
  expect(files.some((file) => file.startsWith('assets/css/main.'))).toBe(true);
  const found = files.flatMap((file) => slowSelectors(readBuilt(file)));
  expect(found).toEqual([]);
});
