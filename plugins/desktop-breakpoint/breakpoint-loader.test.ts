import fs from 'node:fs';
import path from 'node:path';

type Loader = (
  this: { resourcePath: string; getOptions: () => { width: number } },
  source: string,
) => string;

const breakpointLoader = require('./breakpoint-loader.cjs') as Loader;

const MODULES = path.resolve(__dirname, '../../node_modules');

function load(resourcePath: string, source: string): string {
  return breakpointLoader.call({ resourcePath, getOptions: () => ({ width: 1200 }) }, source);
}

function stylesheets(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file));
}

describe('breakpointLoader', () => {
  it('changes both sides of the breakpoint', () => {
    expect(load('a.css', '@media (max-width: 996px) {} @media (min-width: 997px) {}')).toBe(
      '@media (max-width: 1199.98px) {} @media (min-width: 1200px) {}',
    );
  });

  it("doesn't change other widths", () => {
    const source = '@media (max-width: 576px) { a { width: 9960px } }';
    expect(load('a.css', source)).toBe(source);
  });

  it('replaces the hook', () => {
    const source = 'const DesktopBreakpoint = 996;\nexport function useWindowSize() {}';
    expect(load('useWindowSize.js', source)).toMatch(
      /^import \{ windowSizeHook \} from ".*window-size-hook\.ts";\nexport const useWindowSize = windowSizeHook\(1200\);\n$/,
    );
  });

  it.each([
    ['a.css', '@media (width <= 996px) {}'],
    ['useWindowSize.js', 'const breakpoint = 996; export function useWindowSize() {}'],
    [
      'useWindowSize.js',
      'const DesktopBreakpoint = 996; export function useWindowSize() {} export const more = 1;',
    ],
  ])('refuses a form that it does not know, in %s', (file, source) => {
    expect(() => load(file, source)).toThrow(file);
  });

  it('supports every form in the installed theme', () => {
    const files = [
      path.join(MODULES, 'infima/dist/css/default/default.css'),
      path.join(MODULES, '@docusaurus/theme-common/lib/hooks/useWindowSize.js'),
      ...stylesheets(path.join(MODULES, '@docusaurus/theme-classic/lib')),
      ...stylesheets(path.join(MODULES, '@docusaurus/theme-common/lib')),
    ];
    const changed = files.filter((file) => {
      const source = fs.readFileSync(file, 'utf8');
      return load(file, source) !== source;
    });
    expect(changed.length).toBeGreaterThan(10);
    expect(changed.some((file) => file.endsWith('.js'))).toBe(true);
  });
});
