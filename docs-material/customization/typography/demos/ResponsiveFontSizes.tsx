import Typography from '@mui/material/Typography';
import {
  createTheme,
  responsiveFontSizes,
  ThemeProvider,
} from '@mui/material/styles';

const museum = responsiveFontSizes(createTheme());

export default function ResponsiveFontSizes() {
  return (
    <ThemeProvider theme={museum}>
      <Typography variant="h3" component="p">
        Instruments
      </Typography>
      <Typography variant="h4" component="p">
        Quadrants and sextants
      </Typography>
      <Typography variant="h5" component="p">
        On loan until March
      </Typography>
    </ThemeProvider>
  );
}
