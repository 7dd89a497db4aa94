import { COLOR_SCHEME_SELECTOR } from '@site/src/foundation/branding/library-themes/color-scheme-selector';
import { SCHEMES } from '../types';
import type { MaterialOptions, ReaderTheme } from '../types';

/**
 * Options of Material UI's `createTheme()` for a theme. Schemes without values of their own are the
 * library's.
 */
export function materialOptions({ colorSchemes = {}, ...others }: ReaderTheme): MaterialOptions {
  const schemes = SCHEMES.map((scheme) => [scheme, colorSchemes[scheme] ?? true]);
  return {
    ...others,
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_SELECTOR },
    colorSchemes: Object.fromEntries(schemes) as MaterialOptions['colorSchemes'],
  };
}
