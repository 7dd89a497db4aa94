import { createTheme, ThemeProvider } from '@mui/material/styles';
import { materialTheme } from '@site/src/foundation/branding/library-themes/material';
import { materialScope } from './material-scope';

/** The scope of Material UI and MUI System demos: the library's default theme. */
export default materialScope({ createTheme, ThemeProvider, defaultTheme: materialTheme });
