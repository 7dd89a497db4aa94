import Typography from '@mui/material/Typography';
import {
  createTheme,
  responsiveFontSizes,
  ThemeProvider,
} from '@mui/material/styles';

const museum = responsiveFontSizes(createTheme(), { factor: 3 });

export default function ResponsiveFontSizes() {
  return (
    <ThemeProvider theme={museum}>
      <Typography variant="overline">Until March</Typography>
      <Typography variant="h2" component="p">
        Sextants
      </Typography>
      <Typography>Body text of 1 rem keeps its size.</Typography>
    </ThemeProvider>
  );
}
