import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { TextDirection } from './appearance';
import { COLOR_SCHEME_ATTRIBUTE } from './storageKeys';

/** Material Design 2: the library's defaults in light and dark. */
export function createMaterialTheme(direction: TextDirection): Theme {
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
    colorSchemes: { light: true, dark: true },
  });
}
