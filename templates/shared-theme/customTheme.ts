import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { TextDirection } from './appearance';
import { buttons } from './custom/buttons';
import { dataDisplay } from './custom/dataDisplay';
import { inputs } from './custom/inputs';
import { navigation } from './custom/navigation';
import { darkPalette, lightPalette } from './custom/palettes';
import { surfaces } from './custom/surfaces';
import { typography } from './custom/typography';
import { COLOR_SCHEME_ATTRIBUTE } from './storageKeys';

/** The templates' own look. To make it yours, change the files in `custom/`. */
export function createCustomTheme(direction: TextDirection): Theme {
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    typography,
    shape: { borderRadius: 10 },
    components: { ...buttons, ...inputs, ...surfaces, ...navigation, ...dataDisplay },
  });
}
