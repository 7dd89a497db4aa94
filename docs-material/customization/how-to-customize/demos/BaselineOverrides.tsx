import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiCssBaseline: {
      styleOverrides: (themeParam) => ({
        body: { margin: themeParam.spacing(2) },
        dt: { fontWeight: themeParam.typography.fontWeightBold },
        dd: { marginInlineStart: 0 },
      }),
    },
  },
});

export default function BaselineOverrides() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <dl>
        <dt>Earl Grey</dt>
        <dd>100 g in a tin</dd>
        <dt>Genmaicha</dt>
        <dd>50 g in a bag</dd>
      </dl>
    </ThemeProvider>
  );
}
