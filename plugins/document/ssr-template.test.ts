/** @jest-environment ./src/testing/jsdom-environment.ts */
import { compile, defaultConfig } from 'eta';
import { WAITING_TYPE, ssrTemplate } from './ssr-template';

// Same rendering as @docusaurus/core/lib/ssg/ssgTemplate.js.
const template = compile(ssrTemplate({ layers: ['theme', 'mui', 'utilities'] }).trim(), {
  rmWhitespace: true,
});

function html(data: object = {}): string {
  return template(
    {
      appHtml: '<main>Page</main>',
      baseUrl: '/base/',
      htmlAttributes: 'lang="en" dir="ltr"',
      bodyAttributes: 'class="body"',
      headTags: '<link rel="icon" href="/i.svg">',
      preBodyTags: '<svg></svg><script>before()</script>',
      postBodyTags: '<script>after()</script>',
      metaAttributes: ['<title>Button</title>', '<meta name="description" content="d">'],
      scripts: ['main.js'],
      stylesheets: ['styles.css'],
      noIndex: false,
      version: '3.10.2',
      ...data,
    },
    defaultConfig,
  );
}

function documentOf(data: object = {}): Document {
  return new DOMParser().parseFromString(html(data), 'text/html');
}

/** Tags and texts of the head in order. */
function headOf(page: Document): string[] {
  return [...page.head.children].map((element) => element.outerHTML);
}

const style = (ids: string, css: string, key = 'css') =>
  `<style data-emotion="${key} ${ids}">${css}</style>`;

describe("Docusaurus's parts", () => {
  const page = documentOf();

  it('keep their place', () => {
    expect(html()).toMatch(/^<!DOCTYPE html>\s*<html lang="en" dir="ltr">/);
    expect(page.title).toBe('Button');
    expect(page.querySelector('meta[name=generator]')?.getAttribute('content')).toBe(
      'Docusaurus v3.10.2',
    );
    expect(page.querySelector('meta[name=description]')).not.toBeNull();
    expect(page.querySelector('link[rel=icon]')).not.toBeNull();
    expect(page.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe(
      '/base/styles.css',
    );
    expect([...page.body.children].slice(0, -1).map(({ outerHTML }) => outerHTML)).toEqual([
      '<svg></svg>',
      '<div id="__docusaurus"><main>Page</main></div>',
      '<script>after()</script>',
    ]);
    expect(page.body.className).toBe('body');
  });

  it('follow the order of the layers', () => {
    expect(headOf(page).slice(0, 2)).toEqual([
      '<meta charset="UTF-8">',
      '<style>@layer theme, mui, utilities;</style>',
    ]);
  });
});

describe('without emotion', () => {
  it('adds only the order of the layers', () => {
    expect(documentOf().querySelectorAll('style')).toHaveLength(1);
  });
});

describe('with emotion', () => {
  const appHtml = [
    '<main>',
    style('a1-Button', '.css-a1{color:red;}'),
    '<button class="css-a1">One</button>',
    style('b2', '.css-b2::after{content:"$& > <";}'),
    style('a1-Button', '.css-a1{color:red;}'),
    '<p data-emotion="css a1">style</p>',
    style('g1', 'body{margin:0;}', 'css-global'),
    style('g1', 'body{margin:0;}', 'css-global'),
    '<style>.own{top:0;}</style>',
    '</main>',
  ].join('');
  const page = documentOf({ appHtml });

  it('moves styles to the end of the head, each rule once', () => {
    expect(headOf(page).at(-1)).toBe(
      '<style data-demo-styles="">.css-a1{color:red;}.css-b2::after{content:"$& > <";}</style>',
    );
    expect(html({ appHtml }).split('.css-a1{color:red;}')).toHaveLength(2);
  });

  it('keeps global styles in separate tags, once, before the others', () => {
    expect(headOf(page).at(-2)).toBe(style('g1', 'body{margin:0;}', 'css-global'));
    expect(page.querySelectorAll('style[data-emotion^=css-global]')).toHaveLength(1);
  });

  it("doesn't change anything else", () => {
    expect(page.getElementById('__docusaurus')?.innerHTML).toBe(
      '<main><button class="css-a1">One</button><p data-emotion="css a1">style</p><style>.own{top:0;}</style></main>',
    );
  });

  it('separates styles with the same name but different keys', () => {
    const both = style('x', '.joy-x{}', 'joy') + style('x', '.css-x{}');
    const head = headOf(documentOf({ appHtml: both })).join('');
    expect(head).toContain('<style data-emotion="joy x">.joy-x{}</style>');
    expect(head).toContain('<style data-demo-styles="">.css-x{}</style>');
  });

  it('preserves whitespace in the page', () => {
    const pre = '<pre>\n  two\n\n    four  </pre>';
    expect(html({ appHtml: pre })).toContain(pre);
  });
});

it('moves links of islands to the head, each once', () => {
  const link = '<link data-head rel="stylesheet" href="/theme.css">';
  const page = documentOf({ appHtml: `<div>${link}<p>One</p></div><div>${link}<p>Two</p></div>` });
  expect(page.querySelectorAll('link[data-head]')).toHaveLength(1);
  expect(page.head.querySelector('link[data-head]')?.getAttribute('href')).toBe('/theme.css');
  expect(page.body.textContent).toContain('OneTwo');
});

describe('what waits for the first paint', () => {
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

  it('comes in order, with inline scripts before the stylesheets that are on their way', () => {
    const files = [...waiting().head.querySelectorAll('link[rel], script')];
    expect(
      files.map(
        (file) => file.getAttribute('href') ?? file.getAttribute('src') ?? file.textContent,
      ),
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

  it('is fetched by the script at the end, scripts in their order', () => {
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

  it('waits until the browser reports the first paint, where it does', () => {
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
});
