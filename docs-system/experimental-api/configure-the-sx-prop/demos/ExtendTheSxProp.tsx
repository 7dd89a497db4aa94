import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme(
  {
    unstable_sxConfig: {
      indent: { themeKey: 'indents', cssProperty: 'paddingInlineStart' },
    },
  },
  { indents: { verse: 24, answer: 48 } },
);

export default function ExtendTheSxProp() {
  return (
    <ThemeProvider theme={theme}>
      <div>
        <Box>Who carved the gate?</Box>
        <Box sx={{ indent: 'verse' }}>A mason from the valley,</Box>
        <Box sx={{ indent: 'answer' }}>says the inscription.</Box>
      </div>
    </ThemeProvider>
  );
}
