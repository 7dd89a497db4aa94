import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface TypographySystemOverrides {
    byline: true;
  }
}

const bylineTheme = extendTheme({
  cssVarPrefix: 'byline',
  colorSchemeSelector: '[data-theme="%s"]',
  typography: {
    byline: {
      fontSize: 'var(--byline-fontSize-sm)',
      fontStyle: 'italic',
      color: 'var(--byline-palette-text-tertiary)',
    },
  },
});

export default function NewTypographyLevel() {
  return (
    <CssVarsProvider theme={bylineTheme} colorSchemeNode={null}>
      <Typography level="byline">From our harbor desk</Typography>
    </CssVarsProvider>
  );
}
