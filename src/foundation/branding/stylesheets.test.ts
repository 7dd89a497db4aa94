/** @jest-environment ./test/unit/jsdom-environment.ts */
import fs from 'node:fs';
import path from 'node:path';
import { SURFACES } from './surfaces';
import { toCss } from './library-themes/theme-css';
import { docsStylesheet } from './stylesheets';

/** The parsed rules of a stylesheet, for print or for screens. */
function rulesOf(css: string, media: 'print' | 'screen' = 'screen'): CSSStyleRule[] {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const rules = [...(style.sheet?.cssRules ?? [])].flatMap((rule) => {
    if (!('media' in rule)) {
      return rule;
    }
    const query = rule as CSSMediaRule;
    return query.media.mediaText === media ? [...query.cssRules] : [];
  });
  style.remove();
  return rules as CSSStyleRule[];
}

/** The value of a property in the last rule with exactly this selector. */
function valueOf(css: string, selector: string, property: string): string {
  const values = rulesOf(css)
    .filter(({ selectorText }) => selectorText?.replaceAll(' ', '') === selector)
    .map(({ style }) => style.getPropertyValue(property).trim())
    .filter(Boolean);
  return values.at(-1) ?? '';
}

describe('toCss', () => {
  it('serializes nested rules, one sheet per line', () => {
    const sheets = [
      { ':root': { '--docs-spacing': '8px', colorScheme: 'light' } },
      { '@media print': { '[data-theme="dark"]': { '--docs-a': 0, backgroundColor: 'red' } } },
    ];
    expect(toCss(sheets)).toBe(
      ':root{--docs-spacing:8px;color-scheme:light;}\n' +
        '@media print{[data-theme="dark"]{--docs-a:0;background-color:red;}}',
    );
  });

  it('omits empty values, and keeps capitals in custom properties', () => {
    const rule = { a: undefined, b: '', '--docs-zIndex-appBar': 1100 };
    expect(toCss([{ ':root': rule }])).toBe(':root{--docs-zIndex-appBar:1100;}');
  });
});

describe('docsStylesheet', () => {
  const css = docsStylesheet('https://docs.example.com');

  it('gives links of a product its accent, in dark mode only on screens', () => {
    expect(valueOf(css, '.plugin-id-docs-joy', '--site-link')).toBe('#8822aa');
    const dark = '.plugin-id-docs-joy[data-theme="dark"]';
    expect(valueOf(css, dark, '--site-link')).toBe('#eeaaff');
    const onPaper = rulesOf(css, 'print').map(({ selectorText }) => selectorText);
    expect(onPaper).not.toContain(dark);
  });

  it("contains the site's theme in both modes", () => {
    const primary = '--docs-palette-primary-main';
    expect(valueOf(css, ':root,[data-theme="light"]', primary)).toBe('hsl(210, 100%, 42%)');
    expect(valueOf(css, '[data-theme="dark"]', primary)).toBe('hsl(210, 100%, 70%)');
    expect(valueOf(css, '[data-theme="dark"]', 'color-scheme')).toBe('dark');
  });

  it('defines spacing, radius and fonts once for both modes', () => {
    expect(valueOf(css, ':root', '--site-space')).toBe('8px');
    expect(valueOf(css, ':root', '--site-radius')).toBe('12px');
    expect(valueOf(css, ':root', '--site-font-body')).toContain('"IBM Plex Sans"');
    expect(valueOf(css, ':root', '--site-font-heading')).toContain('"General Sans"');
    expect(valueOf(css, ':root', '--site-font-code')).toContain('monospace');
  });

  it("defines the site's URL as a string for `content`", () => {
    expect(valueOf(css, ':root', '--site-url')).toBe('"https://docs.example.com"');
  });

  it.each([
    ['light', ':root,[data-theme="light"]'],
    ['dark', '[data-theme="dark"]'],
  ] as const)('holds every surface of the %s mode', (mode, selector) => {
    for (const [name, value] of Object.entries(SURFACES[mode])) {
      expect([name, valueOf(css, selector, `--site-${name}`)]).toEqual([name, value]);
    }
  });

  it("defines exactly what the site's stylesheets read", () => {
    const defined = new Set(css.match(/--docs-[\w-]+(?=:)/g));
    const source = path.join(__dirname, '../..');
    const read = fs
      .readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(css|tsx?)$/.test(file) && !file.includes('.test.'))
      .flatMap((file) => {
        const text = fs.readFileSync(path.join(source, file), 'utf8');
        return [...text.matchAll(/var\((--docs-[\w-]+)/g)].map(([, name]) => name!);
      });
    expect([...defined].sort()).toEqual([...new Set(read)].sort());
  });

  it('has no dark values for print', () => {
    expect(
      rulesOf(css, 'print').filter(({ selectorText }) => selectorText.includes('dark')),
    ).toEqual([]);
  });

  it('sets no properties of libraries', () => {
    expect(css).not.toMatch(/--(?:mui|joy)-/);
  });
});
