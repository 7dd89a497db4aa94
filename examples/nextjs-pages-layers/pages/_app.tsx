import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { AppCacheProvider, createEmotionCache } from '@mui/material-nextjs/v15-pagesRouter';
import type { EmotionCacheProviderProps } from '@mui/material-nextjs/v15-pagesRouter';
import type { AppProps } from 'next/app';
import localFont from 'next/font/local';
import { theme } from '../src/theme';
import '../src/globals.css';

const roboto = localFont({
  src: '../node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
  weight: '100 900',
});

const clientCache = createEmotionCache({ key: 'mui', enableCssLayer: true });

export default function App({
  Component,
  pageProps,
  ...other
}: AppProps & EmotionCacheProviderProps) {
  return (
    <AppCacheProvider emotionCache={clientCache} {...other}>
      <GlobalStyles styles="@layer theme, base, mui, components, utilities;" />
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <GlobalStyles styles={{ ':root': { '--font-roboto': roboto.style.fontFamily } }} />
        <Component {...pageProps} />
      </ThemeProvider>
    </AppCacheProvider>
  );
}
