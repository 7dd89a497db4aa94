type StyleSheets = readonly Record<string, unknown>[];

function isBlock(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function serialize(rules: Record<string, unknown>): string {
  return Object.entries(rules)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) =>
      isBlock(value) ? `${key}{${serialize(value)}}` : `${property(key)}:${value};`,
    )
    .join('');
}

function property(name: string): string {
  return name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Both libraries declare this method only with a global augmentation, which would affect demos. */
interface CssVarsTheme {
  generateStyleSheets(): StyleSheets;
}

/** The sheets that a theme generates. */
export function sheetsOf(theme: object): StyleSheets {
  return (theme as CssVarsTheme).generateStyleSheets();
}

/** Selector of the dark mode. */
export const DARK = '[data-theme="dark"]';

/** Restricts dark values to screens, because paper is white. */
export function darkOnScreens(sheets: StyleSheets): StyleSheets {
  return sheets.map((sheet) => {
    const { [DARK]: dark, ...others } = sheet;
    return dark ? { ...others, '@media screen': { [DARK]: dark } } : sheet;
  });
}

/** Converts the result of a theme's `generateStyleSheets()` to CSS. */
export function toCss(sheets: StyleSheets): string {
  return sheets.map(serialize).join('\n');
}

/** Custom properties of a library's theme. */
export function themeCss(theme: object): string {
  return toCss(darkOnScreens(sheetsOf(theme)));
}
