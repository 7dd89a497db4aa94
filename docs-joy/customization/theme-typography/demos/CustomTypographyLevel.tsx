import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const gazetteTheme = extendTheme({
  cssVarPrefix: 'gazette',
  colorSchemeSelector: '[data-theme="%s"]',
  typography: {
    h3: { fontFamily: 'Georgia, serif', letterSpacing: 'normal' },
    'body-sm': { textTransform: 'uppercase', letterSpacing: '0.06em' },
  },
});

export default function CustomTypographyLevel() {
  return (
    <CssVarsProvider theme={gazetteTheme} colorSchemeNode={null}>
      <Stack spacing={1}>
        <Typography level="body-sm">Harbor</Typography>
        <Typography level="h3" component="p">
          Repairs start in May
        </Typography>
        <Typography>The channel stays open on weekends.</Typography>
      </Stack>
    </CssVarsProvider>
  );
}
