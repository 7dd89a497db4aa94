import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const museum = createTheme({
  typography: {
    h5: { fontFamily: 'Georgia, serif', fontWeight: 700 },
    body2: { lineHeight: 1.7 },
    overline: { textTransform: 'none', letterSpacing: 'normal' },
  },
});

export default function TypographyVariants() {
  return (
    <ThemeProvider theme={museum}>
      <Typography variant="overline">Room 12</Typography>
      <Typography variant="h5" component="p">
        Star map with five plates
      </Typography>
      <Typography variant="body2">
        Each plate is engraved for one latitude. Travelers changed it on the
        way.
      </Typography>
    </ThemeProvider>
  );
}
