/** @jest-environment ./test/unit/jsdom-environment.ts */
import { FEATURE_TEST } from '../../shared/feature-test';
import { documentOf } from './testing';

const font = '<link data-head rel="preload" fetchpriority="low" href="/a.woff2">';
const page = () =>
  documentOf({
    appHtml: `<div>${font}</div><div>${font}</div>`,
    metaAttributes: [
      '<link data-rh="true" rel="preload" href="/plain.woff2"/><link data-rh="true" rel="preload" href="/b.woff2" fetchPriority="high"/>',
    ],
  });

/** Runs the script as the page's browser does while parsing it. */
function run(document: Document, connection: object | undefined, duration: number) {
  const script = new Function(
    'document',
    'navigator',
    'performance',
    [...document.scripts].find(({ textContent }) => textContent?.includes('effectiveType'))
      ?.textContent ?? '',
  );
  const performance = {
    getEntriesByType: () => [{ requestStart: 9 }],
    now: () => 9 + duration,
  };
  script(document, { connection }, performance);
}

const preloads = (document: Document) =>
  [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

it('lists waiting fonts once, before the script that starts them', () => {
  const files = [...page().head.querySelectorAll('link[rel], script')];
  expect(
    files.map((file) => file.getAttribute('href') ?? file.getAttribute('src') ?? file.textContent),
  ).toEqual([
    FEATURE_TEST,
    '/plain.woff2',
    '/i.svg',
    '/b.woff2',
    '/a.woff2',
    expect.stringContaining('effectiveType'),
    'before()',
    '/base/styles.css',
    '/base/main.js',
  ]);
});

it.each([
  [undefined, 50, true],
  [undefined, 300, false],
  [{ effectiveType: '4g', saveData: false }, 50, true],
  [{ effectiveType: '4g', saveData: false }, 300, false],
  [{ effectiveType: '3g', saveData: false }, 50, false],
  [{ effectiveType: '4g', saveData: true }, 50, false],
])(
  'on the connection %j, %d ms after the request, preloads them: %p',
  (connection, duration, isFast) => {
    const document = page();
    run(document, connection, duration);
    expect(preloads(document)).toEqual(
      isFast ? ['/plain.woff2', '/b.woff2', '/a.woff2'] : ['/plain.woff2'],
    );
  },
);
