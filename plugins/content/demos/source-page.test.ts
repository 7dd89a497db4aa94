/** @jest-environment ./test/unit/jsdom-environment.ts */
import { sourcePage } from './source-page';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

const CODE = `import * as React from 'react';

export default function Demo() {
  return <p title="&amp;">{1 < 2 && '</code></pre><script>alert(1)</script>'}</p>;
}
`;

const html = sourcePage({ title: 'Demo.tsx', code: CODE, language: 'tsx', other: 'Demo.js' });
const page = new DOMParser().parseFromString(html, 'text/html');

it('contains exactly the source, even with markup in it', () => {
  expect(page.querySelector('pre > code')?.textContent).toBe(CODE);
  expect(page.querySelectorAll('script')).toHaveLength(0);
});

it('states what the demo adds to an app only if it was measured', () => {
  expect(page.querySelector('[data-bundle-size]')).toBeNull();
  const size = { gzip: 12_345, product: 'joy-ui' };
  const measured = new DOMParser().parseFromString(
    sourcePage({ title: 'Demo.tsx', code: CODE, language: 'tsx', other: 'Demo.js', size }),
    'text/html',
  );
  const paragraph = measured.querySelector('[data-bundle-size]');
  expect(paragraph?.textContent).toMatch(/^Adds 12.3 kB gzipped to an app that already uses /);
  expect(paragraph?.querySelector('a')?.getAttribute('href')).toBe(
    '/size-snapshot/?product=joy-ui',
  );
  expect(measured.querySelector('pre > code')?.textContent).toBe(CODE);
});

it('is highlighted, in its language', () => {
  expect(page.querySelector('code')?.className).toBe('language-tsx');
  expect(page.querySelector('code .tk')?.textContent).toBe('import');
});

it('is a page that a reader can open and search engines leave out', () => {
  expect(page.compatMode).toBe('CSS1Compat');
  expect(page.documentElement.lang).toBe('en');
  expect(page.title).toBe('Demo.tsx');
  expect(page.querySelector('h1')?.textContent).toBe('Demo.tsx');
  expect(page.querySelector<HTMLMetaElement>('meta[name=robots]')?.content).toBe('noindex');
});

it('links to the file in the other language', () => {
  const link = page.querySelector('a');
  expect(link?.getAttribute('href')).toBe('Demo.js.html');
  expect(link?.textContent).toBe('JavaScript: Demo.js');
});
