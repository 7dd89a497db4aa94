import { createTheme } from 'material-v6/styles';
import { COLOR_SCHEME_SELECTOR } from '../../../foundation/branding/library-themes/color-scheme-selector';

/** The default theme of Material UI 6.5.0, in which the demos of its archived pages are rendered. */
export const materialV6Theme = createTheme({
  cssVariables: { colorSchemeSelector: COLOR_SCHEME_SELECTOR },
  colorSchemes: { light: true, dark: true },
});
