import { createTheme, ThemeProvider } from 'material-v6/styles';
import { materialV6Theme } from './theme';
import { materialScope } from '../material/material-scope';

/** The scope of demos of the archived Material UI 6.5.0: its default theme. */
export default materialScope({ createTheme, ThemeProvider, defaultTheme: materialV6Theme });
