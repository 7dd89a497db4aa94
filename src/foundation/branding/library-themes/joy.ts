import { extendTheme } from '@mui/joy/styles';
import { COLOR_SCHEME_SELECTOR } from './color-scheme-selector';

/** Joy UI's default theme, in which Joy UI demos are rendered. */
export const joyTheme = extendTheme({ colorSchemeSelector: COLOR_SCHEME_SELECTOR });
