import { COLOR_SCHEME_SELECTOR } from '@site/src/foundation/branding/library-themes/color-scheme-selector';
import { SCHEMES } from 'mui-theme-kit/theme';
import type { BasicTheme, SchemeName, ThemePalette } from 'mui-theme-kit/theme';

/** Options of Material UI's `createTheme()`, of any version that supports CSS variables. */
interface MaterialOptions extends Omit<BasicTheme, 'colorSchemes' | 'components'> {
  cssVariables: { colorSchemeSelector: string };
  colorSchemes: Record<SchemeName, { palette?: ThemePalette } | true>;
  components?: object;
}

/**
 * Options of Material UI's `createTheme()` for a theme. Schemes without values of their own are the
 * library's.
 */
export function materialOptions({ colorSchemes = {}, ...others }: BasicTheme): MaterialOptions {
  const schemes = SCHEMES.map((scheme) => [scheme, colorSchemes[scheme] ?? true]);
  return {
    ...others,
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_SELECTOR },
    colorSchemes: Object.fromEntries(schemes) as MaterialOptions['colorSchemes'],
  };
}
