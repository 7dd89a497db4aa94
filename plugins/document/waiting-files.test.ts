/** @jest-environment ./src/testing/jsdom-environment.ts */
import { documentOf } from './testing';
import { WAITING_TYPE } from './waiting-files';

const font = '<link data-head rel="preload" fetchpriority="low" href="/a.woff2">';
const waiting = () =>
  documentOf({
    appHtml: `<div>${font}</div><div>${font}</div>`,
    metaAttributes: [
      '<link data-rh="true" rel="preload" href="/plain.woff2"/><link data-rh="true" rel="preload" href="/b.woff2" fetchPriority="high"/>',
    ],
    scripts: ['runtime.js', 'main.js'],
  });

/** Runs the inline scripts of a page as its browser does while parsing it, or all of them. */
function run(
  page: Document,
  {
    connection,
    isParsed,
    duration = 50,
    PerformanceObserver,
  }: {
    connection?: object;
    isParsed: boolean;
    /** Time from the page's request to the script in ms. */
    duration?: number;
    PerformanceObserver?: object;
  },
) {
  const texts = [...page.querySelectorAll('script:not([src])')].map(
    ({ textContent }) => textContent ?? '',
  );
  const text = isParsed ? `${texts[0]};${texts.at(-1)}` : texts[0];
  const script = new Function(
    'document',
    'navigator',
    'requestAnimationFrame',
    'setTimeout',
    'PerformanceObserver',
    'self',
    'performance',
    text,
  );
  const now = (callback: () => void) => callback();
  const self = { PerformanceObserver };
  const performance = {
    getEntriesByType: () => [{ requestStart: 9 }],
    now: () => 9 + duration,
  };
  script(page, { connection }, now, now, PerformanceObserver, self, performance);
}

const fonts = (page: Document, rel: string) =>
  [...page.querySelectorAll(`link[rel=${rel}]`)].map((link) => link.getAttribute('href'));
const scripts = (page: Document) =>
  [...page.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => [
    script.getAttribute('src')?.replace('http://localhost', ''),
    script.type,
    script.async,
  ]);

it('lists waiting files in order, with inline scripts before the stylesheets that are on their way', () => {
  const files = [...waiting().head.querySelectorAll('link[rel], script')];
  expect(
    files.map((file) => file.getAttribute('href') ?? file.getAttribute('src') ?? file.textContent),
  ).toEqual([
    '/plain.woff2',
    '/i.svg',
    '/base/styles.css',
    '/b.woff2',
    '/a.woff2',
    expect.stringContaining('effectiveType'),
    'before()',
    '/base/styles.css',
    '/base/runtime.js',
    '/base/main.js',
  ]);
});

it('fetches waiting files by the script at the end, scripts in their order', () => {
  const page = waiting();
  expect(scripts(page)).toEqual([
    // The test environment doesn't have the property.
    ['/base/runtime.js', WAITING_TYPE, undefined],
    ['/base/main.js', WAITING_TYPE, undefined],
  ]);
  expect(fonts(page, 'preload')).toEqual(['/plain.woff2', '/base/styles.css']);
  run(page, { connection: { saveData: true }, isParsed: true });
  expect(scripts(page)).toEqual([
    ['/base/runtime.js', '', false],
    ['/base/main.js', '', false],
  ]);
  expect(fonts(page, 'preload')).toContain('/a.woff2');
});

it('fetches scripts once the browser reports the first paint', () => {
  const page = waiting();
  Object.defineProperty(page, 'hidden', { value: false });
  const observe = jest.fn();
  let report: (() => void) | undefined;
  class Observer {
    static supportedEntryTypes = ['paint'];
    observe = observe;
    constructor(callback: () => void) {
      report = callback;
    }
  }
  run(page, { isParsed: true, PerformanceObserver: Observer });
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
  expect(scripts(page).map(([, type]) => type)).toEqual([WAITING_TYPE, WAITING_TYPE]);
  report?.();
  // Browsers report two paints.
  report?.();
  expect(scripts(page).map(([src, type]) => [src, type])).toEqual([
    ['/base/runtime.js', ''],
    ['/base/main.js', ''],
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
  'starts fonts with the stylesheets on the connection %j, %d ms after the request: %p',
  (connection, duration, isEarly) => {
    const page = waiting();
    run(page, { connection, duration, isParsed: false });
    expect(fonts(page, 'preload').includes('/b.woff2')).toBe(isEarly);
  },
);
