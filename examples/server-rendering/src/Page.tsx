import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { theme } from './theme';

export default function Page({ cache }: { cache: EmotionCache }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <form action="/search">
          <TextField id="title" name="title" label="Title of the book" />
          <Button type="submit">Search</Button>
        </form>
      </ThemeProvider>
    </CacheProvider>
  );
}
