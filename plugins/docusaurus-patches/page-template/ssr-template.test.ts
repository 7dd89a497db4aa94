/** @jest-environment ./test/unit/jsdom-environment.ts */
import {
  DataAttributeQueryStringInlineJavaScript,
  getThemeInlineScript,
} from '@docusaurus/theme-classic/lib/inlineScripts';
import { documentOf, html } from './testing';

const THEME = {
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  siteStorage: { type: 'localStorage', namespace: '' },
} as const;

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
    expect(page.querySelector('meta[name=description]')).not.toBeNull();
    expect(page.querySelector('link[rel=icon]')).not.toBeNull();
    expect(page.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe(
      '/base/styles.css',
    );
    expect([...page.body.children].map(({ outerHTML }) => outerHTML)).toEqual([
      '<svg></svg>',
      '<div id="__docusaurus"><main>Page</main></div>',
      '<script>after()</script>',
    ]);
    expect(page.body.className).toBe('body');
    expect(page.querySelector<HTMLScriptElement>('script[src]')?.outerHTML).toBe(
      '<script defer="" src="/base/main.js"></script>',
    );
  });

  it('have the main script before the runtime, which Docusaurus lists first', () => {
    const scripts = documentOf({ scripts: ['runtime.js', 'main.js'] }).querySelectorAll('[src]');
    expect([...scripts].map((script) => script.getAttribute('src'))).toEqual([
      '/base/main.js',
      '/base/runtime.js',
    ]);
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
    style('g2', '@layer mui{@keyframes a{0%{top:0;}to{top:1px;}}}', 'css-global'),
    '<style>.own{top:0;}</style>',
    '</main>',
  ].join('');
  const page = documentOf({ appHtml });

  it('moves styles and global keyframes to the end of the head, each rule once', () => {
    expect(headOf(page).at(-1)).toBe(
      '<style data-demo-styles="">.css-a1{color:red;}.css-b2::after{content:"$& > <";}@layer mui{@keyframes a{0%{top:0;}to{top:1px;}}}</style>',
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

it("leaves out Docusaurus's script, which gives the document the attributes that a link contains", () => {
  const script = `${getThemeInlineScript(THEME)}${DataAttributeQueryStringInlineJavaScript}`;
  const page = html({ preBodyTags: `<script>${script}</script><script>own()</script>` });
  expect(page).toContain('<script>own()</script>');
  expect(page).not.toContain('URLSearchParams');
});

it('moves links of islands to the head, each once', () => {
  const link = '<link data-head rel="stylesheet" href="/theme.css">';
  const page = documentOf({ appHtml: `<div>${link}<p>One</p></div><div>${link}<p>Two</p></div>` });
  expect(page.querySelectorAll('link[data-head]')).toHaveLength(1);
  expect(page.head.querySelector('link[data-head]')?.getAttribute('href')).toBe('/theme.css');
  expect(page.body.textContent).toContain('OneTwo');
});
