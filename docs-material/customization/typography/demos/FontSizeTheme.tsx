import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

// For a page whose style sheet has html { font-size: 62.5%; }
const museum = createTheme({ typography: { htmlFontSize: 10 } });

export default function FontSizeTheme() {
  return (
    <ThemeProvider theme={museum}>
      <Typography>
        body1 is {museum.typography.body1.fontSize}: 16 pixels where 1 rem is 10
        pixels.
      </Typography>
    </ThemeProvider>
  );
}
