/** @jest-environment ./test/unit/jsdom-environment.ts */
import { siteModeScript } from './site-mode-script';

const SCHEME = 'data-mui-color-scheme';

/** The color scheme after the script, where the template's own script chose `light`. */
function schemeWith(stored: Record<string, string>): string | null {
  localStorage.clear();
  Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value));
  document.documentElement.setAttribute(SCHEME, 'light');
  const { textContent } = new DOMParser()
    .parseFromString(siteModeScript('site-mode'), 'text/html')
    .querySelector('script')!;
  // What a browser does with it.
  (new Function(textContent) as () => void)();
  return document.documentElement.getAttribute(SCHEME);
}

it('applies the color mode of the site', () => {
  expect(schemeWith({ 'site-mode': 'dark' })).toBe('dark');
});

it.each([
  ['the reader chose one in the template', { 'site-mode': 'dark', 'template-mode': 'light' }],
  [
    'the reader chose the system’s in the template',
    { 'site-mode': 'dark', 'template-mode': 'system' },
  ],
  ['the site follows the system', { 'site-mode': 'system' }],
  ['the site has none', {}],
  ['the stored value is malformed', { 'site-mode': '"><b>' }],
] as [string, Record<string, string>][])('keeps the template’s own if %s', (_, stored) => {
  expect(schemeWith(stored)).toBe('light');
});
